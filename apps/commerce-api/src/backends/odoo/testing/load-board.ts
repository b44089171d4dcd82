import type { TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { sampleRecords } from '@geven/sample-range';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { completeProducts } from '../sample/complete-products';
import { readOwnIds } from '../sample/external-ids';
import { loadAttributes } from '../sample/load-attributes';
import { loadCategories } from '../sample/load-categories';
import { loadFinishServices } from '../sample/load-finish-services';
import { loadInternalCategories, loadPacks, loadRibbons, loadTags } from '../sample/load-marks';
import { findStockLocation } from '../sample/load-stock';
import { loadTemplates, templateName } from '../sample/load-templates';
import { sampleAttributeValues } from '../sample/sample-attributes';
import { sampleProducts } from '../sample/sample-products';

export interface LoadedBoard {
  readonly templateId: number;
  /** As it was before it was loaded. */
  readonly template: TemplateRecord;
  readonly variants: readonly VariantRecord[];
  /** Takes it out of the range. */
  archive(): Promise<void>;
}

/**
 * Loads one of the enlarged sample's boards: the true range has it not, so that it may be changed without harm to a
 * sample that is there. Its item number ends in `-X1`.
 */
export async function loadBoard(
  admin: OdooClient,
  mapping: CatalogueMapping,
  itemNumber: string,
): Promise<LoadedBoard> {
  const records = sampleRecords({ scale: 2 });
  const plain = records.templates.find((template) => template.itemNumber === itemNumber);
  if (!plain) throw new Error(`The sample has no ${itemNumber}`);
  // The copies have no marks of their own.
  const template: TemplateRecord = { ...plain, ribbon: 'sale', taggings: ['bestseller'], internalCategoryId: 4 };
  const products = sampleProducts([template], records);
  const variants = products.flatMap((product) => [...product.variants]);
  await loadAttributes(admin, mapping, sampleAttributeValues({ ...records, templates: [template], variants }, mapping));
  await loadCategories(admin, mapping, records.categories);
  await loadFinishServices(admin, mapping);
  await loadRibbons(admin, mapping, records.ribbons);
  await loadTags(admin, mapping, records.taggings);
  await loadInternalCategories(admin, records.internalCategories);
  await loadPacks(admin, mapping, [template.details.piecesPerPack ?? 2]);
  const target = {
    client: admin,
    mapping,
    locationId: await findStockLocation(admin),
    valueIds: await readOwnIds(admin, 'product.attribute.value'),
  };
  await loadTemplates(target, products, await readOwnIds(admin, 'product.template'));
  await completeProducts(target, products, records);
  const name = templateName(itemNumber);
  const templateId = (await readOwnIds(admin, 'product.template')).get(name) ?? 0;
  return {
    templateId,
    template,
    variants,
    async archive() {
      // Stock that was counted keeps it from being deleted.
      await admin.call('product.template', 'write', { ids: [templateId], vals: { active: false } });
      const [row] = await admin.call<{ id: number }[]>('ir.model.data', 'search_read', {
        domain: [
          ['module', '=', 'geven'],
          ['name', '=', name],
        ],
        fields: ['id'],
      });
      if (row) await admin.call('ir.model.data', 'unlink', { ids: [row.id] });
    },
  };
}
