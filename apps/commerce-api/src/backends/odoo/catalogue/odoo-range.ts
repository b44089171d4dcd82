import { createHash } from 'node:crypto';
import { groupBy } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { OdooIds } from '../actions/odoo-ids';
import type { RunAction } from '../actions/run-action';
import type { LeftOut } from './left-out';
import type { CatalogueMapping } from './mapping/catalogue-mapping';
import { inBatches } from './read/in-batches';
import { readAll } from './read/read-all';
import { SHOWN_DOCUMENTS } from './read/read-documents';
import { readFinishServices } from './read/read-finish-services';
import { readTags } from './read/read-marks';
import { PICTURES_OF_PRODUCTS } from './read/read-photographs';
import { RANGE, readTemplates } from './read/read-templates';
import { type OdooUnit, readUnits } from './read/read-units';
import { createVariantFactsReader, type VariantFactsReader } from './read/read-variant-facts';
import { readVocabulary } from './read/read-vocabulary';
import { mapTemplate } from './records/map-template';
import type { MappedTemplate } from './records/mapped-template';
import type { Vocabulary } from './vocabulary';

/** Products of one read call; with all their variants and texts about a second of an Odoo worker's time. */
const BATCH = 50;
/** Counted up when products are mapped otherwise than before, so that a newer API reads everything again. */
const READING = 3;

export interface OdooRangeOptions {
  readonly client: OdooClient;
  readonly run: RunAction;
  readonly ids: OdooIds;
  readonly mapping: CatalogueMapping;
}

export interface RangeIds {
  readonly templates: ReadonlySet<number>;
  /** The product of each variant. */
  readonly variants: ReadonlyMap<number, number>;
  /** How many documents and further pictures each product has that the shop shows; those without are left out. */
  readonly files: ReadonlyMap<number, number>;
}

export interface RangeReading {
  readonly templates: readonly MappedTemplate[];
  readonly leftOut: readonly LeftOut[];
}

export interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

/** What decides whose catalogue it is. */
export interface RangeIdentity {
  /** Odoo's identity of its database. */
  readonly database: string;
  /** Hash of everything else that decides what is read: the mapping and the pricelist. */
  readonly settings: string;
}

/** The shop's range as Odoo has it. */
export interface OdooRange {
  readonly facts: VariantFactsReader['read'];
  identity(): Promise<RangeIdentity>;
  /** Those that charge finishes, by item number. */
  readServices(): Promise<Vocabulary['services']>;
  readVocabulary(): Promise<Vocabulary>;
  readIds(): Promise<RangeIds>;
  /** Slugs of the tags that customers may see. */
  readTags(): Promise<ReadonlyMap<number, string>>;
  /** Those of the products that are in the range, in the order of their ids. */
  readProducts(
    templateIds: readonly number[],
    vocabulary: Vocabulary,
    onProgress?: (progress: ReadProgress) => void,
  ): Promise<RangeReading>;
}

async function countFiles(client: OdooClient): Promise<ReadonlyMap<number, number>> {
  const documents = await readAll<{ res_id: number }>(client, 'product.document', {
    domain: SHOWN_DOCUMENTS,
    fields: ['res_id'],
  });
  const images = await readAll<{ product_tmpl_id: number | false }>(client, 'product.image', {
    domain: PICTURES_OF_PRODUCTS,
    fields: ['product_tmpl_id'],
  });
  const owners = [
    ...documents.map(({ res_id }) => res_id),
    ...images.map(({ product_tmpl_id }) => product_tmpl_id || 0),
  ];
  return new Map([...groupBy(owners, (id) => id)].map(([id, files]) => [id, files.length]));
}

export function createOdooRange({ client, run, ids, mapping }: OdooRangeOptions): OdooRange {
  const facts = createVariantFactsReader(run, ids);

  async function readBatch(templateIds: readonly number[], vocabulary: Vocabulary) {
    const odoo = await readTemplates(client, mapping, templateIds, vocabulary.optionalFields);
    const variantIds = odoo.flatMap(({ variants }) => variants.map(({ id }) => id));
    const context = { mapping, vocabulary, facts: await facts.read(variantIds) };
    return odoo.map((template) => mapTemplate(template, context));
  }

  /** Those of the last vocabulary. */
  let units: readonly OdooUnit[] | undefined;

  async function readServices() {
    units ??= await readUnits(client);
    return await readFinishServices(client, mapping.finishes, { units, readFacts: facts.read });
  }

  return {
    facts: facts.read,
    async identity() {
      const reading = JSON.stringify([READING, mapping, await ids.find('pricelist')]);
      const settings = createHash('sha256').update(reading).digest('hex').slice(0, 16);
      return { database: await facts.database(), settings };
    },
    readServices,
    async readVocabulary() {
      units = await readUnits(client);
      const vocabulary = await readVocabulary(client, mapping, units);
      return { ...vocabulary, services: await readServices() };
    },
    readTags: async () => new Map((await readTags(client, mapping)).map(({ id, record }) => [id, record.slug])),
    async readIds() {
      const templates = await readAll<{ id: number }>(client, 'product.template', { domain: RANGE, fields: [] });
      const variants = await readAll<{ id: number; product_tmpl_id: number }>(client, 'product.product', {
        domain: RANGE,
        fields: ['product_tmpl_id'],
      });
      return {
        templates: new Set(templates.map(({ id }) => id)),
        variants: new Map(variants.map(({ id, product_tmpl_id }) => [id, product_tmpl_id])),
        files: await countFiles(client),
      };
    },
    async readProducts(templateIds, vocabulary, onProgress) {
      const templates: MappedTemplate[] = [];
      const leftOut: LeftOut[] = [];
      const inOrder = templateIds.toSorted((one, other) => one - other);
      let done = 0;
      for (const batch of inBatches(inOrder, BATCH)) {
        for (const mapped of await readBatch(batch, vocabulary)) {
          if ('reason' in mapped) leftOut.push(mapped);
          else templates.push(mapped);
        }
        done += batch.length;
        onProgress?.({ done, total: inOrder.length });
      }
      return { templates, leftOut };
    },
  };
}
