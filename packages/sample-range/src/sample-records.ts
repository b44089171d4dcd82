import {
  barcode,
  type CatalogueRecords,
  type FinishRecord,
  type ListPriceRecord,
  type PriceRecord,
  type TemplateRecord,
  type VariantRecord,
} from '@geven/catalogue-records';
import { sampleCategoryTexts } from './details/category-texts/category-texts';
import { SAMPLE_INTERNAL_CATEGORIES } from './details/internal-categories';
import { SAMPLE_RIBBONS } from './details/sample-ribbons';
import { SAMPLE_TAGGINGS } from './details/sample-taggings';
import { fnv1a } from './fnv1a';
import { SAMPLE_ATTRIBUTE_VALUES } from './sample-attribute-values';
import { SAMPLE_CATEGORIES } from './sample-categories';
import { specieRecords } from './specie-records';

const UNPUBLISHED_EVERY = 61;
/** Published without a published variant: shown, but not for sale. */
const PROMOTED_EVERY = 97;
const ON_SALE_EVERY = 41;
const OUT_OF_STOCK_EVERY = 17;
/** From this popularity on a product is kept ready: all of its lengths leave the yard within two days. */
const READY_FROM = 880;
/** Item number of the product of which every length is sold out. */
const SOLD_OUT = 'CL-OAK-022145-BV';
/** Item number of the product that is in no category (BC-05). */
const UNCATEGORISED = 'AC-MEM-003';
export type TemplateDraft = Omit<TemplateRecord, 'id' | 'isPublished' | 'popularity' | 'isReduced'>;
export type VariantDraft = Pick<
  VariantRecord,
  | 'itemNumber'
  | 'lengthMm'
  | 'lengthValue'
  | 'price'
  | 'weight'
  | 'isSample'
  | 'unitOfSale'
  | 'contentsAmount'
  | 'contentsUnit'
  | 'texts'
>;

/** Gathers the sample's records; gives ids in order and what follows from an id or an item number. */
export class SampleRecords implements CatalogueRecords {
  species = specieRecords();
  attributeValues = SAMPLE_ATTRIBUTE_VALUES;
  categories = SAMPLE_CATEGORIES;
  templates: TemplateRecord[] = [];
  variants: VariantRecord[] = [];
  categoryTexts = sampleCategoryTexts(SAMPLE_CATEGORIES);
  internalCategories = SAMPLE_INTERNAL_CATEGORIES;
  ribbons = SAMPLE_RIBBONS;
  taggings = SAMPLE_TAGGINGS;
  finishes: FinishRecord[] = [];
  productCategories: CatalogueRecords['productCategories'] = [];
  prices: PriceRecord[] = [];
  listPrices: ListPriceRecord[] = [];

  readonly #categoryIds = new Map(SAMPLE_CATEGORIES.map(({ id, key }) => [key, id]));

  /** Returns the id that the product got. */
  add(template: TemplateDraft, categoryKeys: string[], variants: VariantDraft[]): number {
    const id = this.templates.length + 1;
    const isReduced = id % ON_SALE_EVERY === 0;
    this.templates.push({
      ...template,
      id,
      isPublished: id % UNPUBLISHED_EVERY !== 0,
      popularity: popularityOf(template),
      isReduced,
    });
    const keys = template.itemNumber === UNCATEGORISED ? [] : categoryKeys;
    for (const key of isReduced ? [...keys, 'sale'] : keys) {
      this.productCategories.push({ templateId: id, categoryId: this.#categoryId(key) });
    }
    for (const variant of variants) this.#addVariant(id, template, variant);
    return id;
  }

  #addVariant(templateId: number, template: TemplateDraft, variant: VariantDraft): void {
    const isSoldOut = template.itemNumber === SOLD_OUT;
    const longestDelay = popularityOf(template) >= READY_FROM ? 2 : 5;
    const id = this.variants.length + 1;
    const hash = fnv1a(variant.itemNumber);
    this.variants.push({
      id,
      templateId,
      barcode: barcode(id),
      // Samples are cut from whatever lies there.
      stock: isSoldOut || (id % OUT_OF_STOCK_EVERY === 0 && !variant.isSample) ? 0 : hash % 400,
      saleDelay: 1 + (hash % longestDelay),
      isPublished: templateId % PROMOTED_EVERY !== 0,
      ...variant,
    });
  }

  #categoryId(key: string): number {
    const id = this.#categoryIds.get(key);
    if (id === undefined) throw new Error(`The sample has no category ${key}`);
    return id;
  }
}

const popularityOf = ({ itemNumber }: TemplateDraft): number => fnv1a(itemNumber) % 1000;
