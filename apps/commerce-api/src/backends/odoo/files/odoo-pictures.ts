import type { OdooClient } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { productTemplates } from '../../../database/schema/catalogue';
import type { PictureSource } from '../../../ports/picture-source';
import { type PictureModel, pictureVersion } from '../catalogue/read/read-photographs';

/** Photographs may have many megabytes. */
const TIMEOUT_MS = 30_000;
const PATH = /^odoo\/(\d{1,9})\/(main|image-(\d{1,9}))\.\w+$/;

interface AttachmentRow {
  readonly checksum: string | false;
  readonly datas: string | false;
}

/**
 * The pictures of products in Odoo. Which there are, and in which version, says the catalogue: Odoo is asked only for one
 * that is not kept yet.
 */
export function createOdooPictures({ db }: Pick<Database, 'db'>, client: OdooClient): PictureSource {
  return {
    async find(path) {
      const [, templateId, , imageId] = PATH.exec(path) ?? [];
      if (!templateId) return null;
      const [row] = await db
        .select({ details: productTemplates.details })
        .from(productTemplates)
        .where(eq(productTemplates.id, Number(templateId)));
      const known = row?.details.photographs?.find((photograph) => photograph.path === path);
      if (!known) return null;
      const place = imageId
        ? { model: 'product.image' as const, id: Number(imageId) }
        : { model: 'product.template' as const, id: Number(templateId) };
      return { version: known.version, isRemote: true, read: () => readPicture(client, place, known.version) };
    },
  };
}

/** Null when the picture is another meanwhile: the catalogue will hear of it. */
async function readPicture(
  client: OdooClient,
  { model, id }: { model: PictureModel; id: number },
  version: string,
): Promise<Buffer | null> {
  const [file] = await client.call<AttachmentRow[]>(
    'ir.attachment',
    'search_read',
    {
      domain: [
        ['res_model', '=', model],
        ['res_field', '=', 'image_1920'],
        ['res_id', '=', id],
      ],
      fields: ['checksum', 'datas'],
      limit: 1,
    },
    { timeoutMs: TIMEOUT_MS },
  );
  if (!file?.checksum || !file.datas || pictureVersion(file.checksum) !== version) return null;
  return Buffer.from(file.datas, 'base64');
}
