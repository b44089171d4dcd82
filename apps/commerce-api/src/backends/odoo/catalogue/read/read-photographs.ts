import { groupBy, type Photograph } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { describePicture, UnreadablePicture } from '../../../../pictures/render-picture';
import { inBatches } from './in-batches';
import { readAll } from './read-all';

/** Where a picture is in Odoo: of the product itself, or one of those beside it. */
export type PictureModel = 'product.template' | 'product.image';

interface PictureFile {
  readonly model: PictureModel;
  readonly id: number;
  readonly templateId: number;
  readonly checksum: string;
  readonly extension: string;
}

interface AttachmentRow {
  readonly id: number;
  readonly res_id: number;
  readonly checksum: string | false;
  readonly mimetype: string | false;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const VERSION_LENGTH = 12;
/** Those beside a product's main picture that are no films. */
export const PICTURES_OF_PRODUCTS: readonly unknown[] = [
  ['product_tmpl_id', '!=', false],
  ['video_url', '=', false],
];
/** Small pictures of one read call; some 20 KB each. */
const BATCH = 25;

/** Version of a picture by the checksum of its file. */
export const pictureVersion = (checksum: string): string => checksum.slice(0, VERSION_LENGTH);

/** The pictures of products, the main one first; by product. Files that are no photograph are left out. */
export async function readPhotographs(
  client: OdooClient,
  templateIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Photograph[]>> {
  const main = await readFiles(client, 'product.template', new Map(templateIds.map((id) => [id, id])));
  const images = await readAll<{ id: number; product_tmpl_id: number }>(client, 'product.image', {
    domain: [['product_tmpl_id', 'in', templateIds], ...PICTURES_OF_PRODUCTS],
    fields: ['product_tmpl_id'],
    order: 'sequence, id',
  });
  const others = await readFiles(
    client,
    'product.image',
    new Map(images.map(({ id, product_tmpl_id }) => [id, product_tmpl_id])),
  );
  const photographs = [...(await describe(client, main)), ...(await describe(client, others))];
  const byTemplate = groupBy(photographs, ({ file }) => file.templateId);
  return new Map([...byTemplate].map(([id, found]) => [id, found.map(({ photograph }) => photograph)]));
}

/** The files behind records, in the order of the records; `owners` names the product of each. */
async function readFiles(
  client: OdooClient,
  model: PictureModel,
  owners: ReadonlyMap<number, number>,
): Promise<PictureFile[]> {
  if (owners.size === 0) return [];
  const rows = await readAll<AttachmentRow>(client, 'ir.attachment', {
    domain: [
      ['res_model', '=', model],
      ['res_field', '=', 'image_1920'],
      ['res_id', 'in', [...owners.keys()]],
    ],
    fields: ['res_id', 'checksum', 'mimetype'],
  });
  const files = new Map(rows.map((row) => [row.res_id, row]));
  return [...owners].flatMap(([id, templateId]) => {
    const { checksum, mimetype } = files.get(id) ?? {};
    const extension = EXTENSIONS[mimetype || ''];
    return checksum && extension ? [{ model, id, templateId, checksum, extension }] : [];
  });
}

/** Proportions and colour are read off a small copy, which Odoo keeps as well. */
async function describe(client: OdooClient, files: readonly PictureFile[]) {
  const found: { file: PictureFile; photograph: Photograph }[] = [];
  for (const batch of inBatches(files, BATCH)) {
    const [model] = batch.map((file) => file.model);
    const rows = await client.call<{ id: number; image_256: string | false }[]>(model ?? '', 'read', {
      ids: batch.map(({ id }) => id),
      fields: ['image_256'],
    });
    const small = new Map(rows.map(({ id, image_256 }) => [id, image_256 || '']));
    for (const file of batch) {
      const facts = await factsOf(Buffer.from(small.get(file.id) ?? '', 'base64'));
      const photograph = { path: picturePath(file), version: pictureVersion(file.checksum) };
      if (facts) found.push({ file, photograph: { ...photograph, ...facts } });
    }
  }
  return found;
}

async function factsOf(file: Buffer) {
  try {
    return await describePicture(file);
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

function picturePath({ model, id, templateId, extension }: PictureFile): string {
  return `odoo/${templateId}/${model === 'product.template' ? 'main' : `image-${id}`}.${extension}`;
}
