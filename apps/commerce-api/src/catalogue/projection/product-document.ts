import { autoConversionM2Xaa, type Locale } from '@geven/timber';
import type { Localized, TemplateRecord, VariantRecord, VariantViewName } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
import type { CatalogueData } from './catalogue-data';
import type { CategoryDocument } from './category-documents';
import type { SpecieDocument } from './specie-documents';
import { type CombinationInfo, combinationInfoOf, type VariantDocument } from './variant-document';

interface NamedValue {
  slug: string;
  name: string;
}

/** What a product needs of the other documents of its language. */
export interface Surroundings {
  locale: Locale;
  data: CatalogueData;
  species: ReadonlyMap<string, SpecieDocument>;
  categories: ReadonlyMap<number, CategoryDocument>;
  variant(record: VariantRecord): VariantDocument;
}

/** A product as it is answered in one language. Its variants are made when they are first asked for. */
export class ProductDocument {
  readonly id: number;
  readonly title: { name: string };
  readonly familyName: string;
  readonly family: string;
  readonly slug: string;
  readonly slugs: Localized<string>;
  readonly itemNumber: string;
  readonly specie: SpecieDocument | null;
  readonly thickness: number | null;
  readonly width: number | null;
  readonly workingWidth: number | null;
  readonly cover: number | null;
  readonly headSize: string | null;
  readonly profile1: NamedValue | null;
  readonly humidity: string | null;
  readonly quality: string | null;
  readonly certification: string;
  readonly applications: NamedValue[];
  readonly colour: NamedValue | null;
  readonly intro: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly image: string;
  readonly uomFactorInv: number;
  readonly autoConversionM2Xaa: number | null;
  readonly isPublished: boolean;
  readonly saleDelay: number;
  readonly variantView: VariantViewName;
  readonly productCategoryIsSample: boolean;
  readonly lengthRange: { min: number; max: number } | null;
  readonly stock: number;
  readonly combinationInfo: CombinationInfo;
  readonly websiteCategories: CategoryDocument[];

  // The records do not hold the following yet.
  readonly attributeCertificationName = '';
  readonly mediaGallery = [];
  readonly face = null;
  readonly end = null;
  readonly imageWebp = '';
  readonly imageFilename = '';
  readonly html = null;
  readonly profile2 = null;
  readonly productVariantsMatrix = { finishings: [], rows: [] };
  readonly productTemplateAttributeValues = [];
  readonly categories = [];
  readonly taggings = [];
  readonly ribbon = null;
  readonly customMessage = {};
  readonly productDocuments = [];
  readonly downloadProductsheet = '';
  readonly accessoryProducts = [];
  readonly alternativeProducts = [];
  readonly safety = {
    responsible: { name: '', address: '', email: '' },
    warnings: [],
    activeSubstances: [],
    hazardPictograms: [],
    hazardStatements: [],
  };
  readonly origin = {};
  isVisibleValueF1 = false;
  isVisibleValueF2 = false;
  isVisibleValueF3 = false;
  isVisibleValueF4 = false;
  isVisibleValueF5 = false;
  isVisibleValueF6 = false;
  isVisibleValueF7 = false;
  isVisibleValueF8 = false;
  isVisibleValueP1 = false;
  isVisibleValueP2 = false;
  isVisibleValueP3 = false;
  isVisibleValueP4 = false;
  isVisibleValueP5 = false;
  isVisibleValueP6 = false;
  isVisibleValueP7 = false;
  isVisibleValueP8 = false;

  readonly #record: TemplateRecord;
  readonly #variants: VariantRecord[];
  readonly #toDocument: Surroundings['variant'];
  #productVariants: VariantDocument[] | undefined;

  constructor(record: TemplateRecord, { locale, data, species, categories, variant }: Surroundings) {
    this.#record = record;
    const texts = record.texts[locale];
    const all = data.variantsOf(record.id);
    const published = all.filter(({ isPublished }) => isPublished);
    const named = (attribute: string, slug: string): NamedValue => ({
      slug,
      name: data.attributeValue(attribute, slug)?.texts[locale].name ?? slug,
    });
    this.id = record.id;
    this.title = { name: texts.name };
    this.familyName = texts.familyName;
    this.family = record.family;
    this.slug = texts.slug;
    this.slugs = perLocale((other) => record.texts[other].slug);
    this.itemNumber = record.itemNumber;
    this.specie = record.specie === null ? null : (species.get(record.specie) ?? null);
    this.thickness = record.thickness;
    this.width = record.width;
    this.workingWidth = record.workingWidth;
    this.cover = record.cover;
    this.headSize = headSizeOf(record);
    this.profile1 = record.profile === null ? null : named('profile', record.profile);
    this.humidity = record.humidity === null ? null : named('humidity', record.humidity).name;
    this.quality = record.quality;
    this.certification = record.certification;
    this.applications = record.applications.map((slug) => named('application', slug));
    this.colour = record.colour === null ? null : named('colour', record.colour);
    this.intro = texts.intro;
    this.description = texts.description;
    this.seoTitle = texts.seoTitle;
    this.seoDescription = texts.seoDescription;
    this.image = record.image;
    this.uomFactorInv = record.uomFactorInv;
    this.autoConversionM2Xaa = autoConversionM2Xaa(record.cover);
    this.isPublished = record.isPublished;
    this.variantView = record.variantView;
    this.productCategoryIsSample = record.isSample;
    this.websiteCategories = data.categoriesOf(record.id).flatMap((node) => categories.get(node.record.id) ?? []);

    // A product with nothing for sale still shows what its lengths would cost and take.
    const shown = (published.length > 0 ? published : all).filter(({ isSample }) => !isSample);
    this.saleDelay = shown.length > 0 ? Math.min(...shown.map(({ saleDelay }) => saleDelay)) : 0;
    this.lengthRange = lengthRangeOf(shown);
    this.stock = shown.reduce((sum, { stock, isPublished }) => sum + (isPublished ? Math.max(0, stock) : 0), 0);
    this.combinationInfo = combinationInfoOf(
      record,
      shown.length > 0 ? Math.min(...shown.map(({ price }) => price)) : (record.priceM1 ?? 0),
    );
    this.#variants = published;
    this.#toDocument = variant;
  }

  get productVariants(): VariantDocument[] {
    this.#productVariants ??= this.#variants.map(this.#toDocument);
    return this.#productVariants;
  }

  get name(): string {
    return this.title.name;
  }

  /** A product with one variant is that variant. */
  get barcode(): string | null {
    return this.#variants.length === 1 ? (this.#variants[0]?.barcode ?? null) : null;
  }

  get lengths(): { lengte: number; stock: number }[] {
    return this.#variants.flatMap(({ lengthMm, isSample, stock }) =>
      lengthMm === null || isSample ? [] : [{ lengte: lengthMm, stock: Math.max(0, stock) }],
    );
  }

  get hasSample(): boolean {
    return this.#variants.some(({ isSample }) => isSample);
  }

  get isPromo(): boolean {
    return this.#variants.length === 0;
  }

  get isExpress(): boolean {
    return !this.isPromo && this.saleDelay <= EXPRESS_DAYS;
  }

  get isPlanedToOrder(): boolean {
    return this.#record.isPlanedToOrder;
  }
}

/** Days within which what leaves the yard is called express. */
const EXPRESS_DAYS = 2;

function headSizeOf({ thickness, width }: TemplateRecord): string | null {
  return thickness === null || width === null ? null : `${thickness} × ${width} mm`;
}

function lengthRangeOf(variants: readonly VariantRecord[]): { min: number; max: number } | null {
  const lengths = variants.flatMap(({ lengthMm }) => lengthMm ?? []);
  return lengths.length === 0 ? null : { min: Math.min(...lengths), max: Math.max(...lengths) };
}
