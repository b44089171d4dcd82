import type { OdooClient } from '@geven/odoo-rpc';
import { sampleRecords } from '@geven/sample-range';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { inBatches } from '../catalogue/read/in-batches';
import { readAll } from '../catalogue/read/read-all';
import { assertRoomForSample } from './assert-room-for-sample';
import { completeProducts } from './complete-products';
import { readOwnIds } from './external-ids';
import { KNOWN_RANGES } from './known-ranges';
import { loadAttributes } from './load-attributes';
import { loadCategories } from './load-categories';
import { loadFinishServices } from './load-finish-services';
import { loadBaseUnits, loadInternalCategories, loadPacks, loadRibbons, loadTags } from './load-marks';
import { findStockLocation } from './load-stock';
import { loadTemplates, templateName } from './load-templates';
import { sampleAttributeValues } from './sample-attributes';
import { sampleMix } from './sample-mix';
import { sampleProducts } from './sample-products';

export interface LoadSampleOptions {
  readonly client: OdooClient;
  /** Products at most; unset: all 617. */
  readonly limit?: number | undefined;
  /** A line for whoever waits. */
  readonly onProgress?: (line: string) => void;
}

export interface LoadSampleResult {
  /** Products of this run. */
  readonly loaded: number;
  /** Products that were there and complete. */
  readonly kept: number;
}

/** Products of one transaction; a few seconds' work. */
const BATCH = 20;

/**
 * Fills an Odoo without products of its own with the shop's sample range. A run that was interrupted is continued by the
 * next; when everything is there, nothing is written.
 */
export async function loadSample({ client, limit, onProgress }: LoadSampleOptions): Promise<LoadSampleResult> {
  const say = (line: string) => onProgress?.(line);
  const mapping = await readMapping(KNOWN_RANGES);
  await assertRoomForSample(client, mapping);
  const records = sampleRecords();
  say(`${await loadAttributes(client, mapping, sampleAttributeValues(records, mapping))} attribute values made`);
  say(`${await loadCategories(client, mapping, records.categories)} categories made`);
  say(`${await loadFinishServices(client, mapping)} services made that charge finishes`);
  const packs = new Set(records.templates.flatMap(({ details }) => details.piecesPerPack ?? []));
  const marks =
    (await loadRibbons(client, mapping, records.ribbons)) +
    (await loadTags(client, mapping, records.taggings)) +
    (await loadInternalCategories(client, records.internalCategories)) +
    (await loadPacks(client, mapping, [...packs])) +
    (await loadBaseUnits(client, mapping));
  say(`${marks} ribbons, tags, internal categories, packs and units made`);

  const products = sampleProducts(sampleMix(records.templates), records).slice(0, limit);
  const known = await readOwnIds(client, 'product.template');
  const complete = await readCompleteIds(client, [...known.values()]);
  const open = products.filter(({ template }) => !complete.has(known.get(templateName(template.itemNumber)) ?? 0));
  const kept = products.length - open.length;
  if (kept > 0) say(`${kept} of ${products.length} products are there`);

  const target = {
    client,
    mapping,
    locationId: await findStockLocation(client),
    valueIds: await readOwnIds(client, 'product.attribute.value'),
  };
  let loaded = 0;
  for (const batch of inBatches(open, BATCH)) {
    await loadTemplates(target, batch, known);
    loaded += batch.length;
    say(`${kept + loaded} of ${products.length} products`);
  }
  say(`${await completeProducts(target, products, records)} products completed`);
  return { loaded, kept };
}

/** Publication and categories come last of what makes a product part of the range; one may have either alone. */
async function readCompleteIds(client: OdooClient, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await readAll<{ id: number }>(client, 'product.template', {
    domain: [['id', 'in', ids], '|', ['is_published', '=', true], ['public_categ_ids', '!=', false]],
    fields: [],
    withArchived: true,
  });
  return new Set(rows.map(({ id }) => id));
}
