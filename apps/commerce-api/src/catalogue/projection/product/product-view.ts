import type { StockMessages, TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import { stockSplit, type UnitOfSale } from '@geven/timber';
import type { CategoryView } from '../category-views';
import { isExpressTemplate } from './is-express-template';
import type { Surroundings } from './product-base';
import { downloadAddress, type FileDocument, filesOfProduct } from './product-files';
import { choosableFinishes, type FinishView, type VariantsMatrix, variantsMatrix } from './product-finishes';
import {
  type InternalCategoryDocument,
  internalCategoriesOf,
  type RibbonDocument,
  ribbonOf,
  type TaggingDocument,
  taggingDocument,
} from './product-marks';
import { type ProductPicture, ProductPictures } from './product-pictures';
import { ProductRows } from './product-rows';
import { type OriginDocument, originOf, type SafetyDocument, safetyOf } from './product-safety';
import {
  type CombinationInfo,
  type ContentsDocument,
  combinationInfoOf,
  contentsOf,
  stockOf,
  type VariantOf,
} from './variant-view';

/** Related products of each kind at most. */
const MAX_RELATED = 12;
const NO_MESSAGES: StockMessages = { stockPopUp1: null, stockPopUp2: null, stockPopUp3: null };

/** A variant as it is returned in one language. */
export type VariantView = VariantOf<ProductView>;

/** What a product needs beside: the other views of its language. */
export interface ProductSurroundings extends Surroundings {
  variant(record: VariantRecord): VariantView;
  product(id: number): ProductView | undefined;
}

/** A product as it is returned in one language. What few pages ask for is made when it is asked for. */
export class ProductView extends ProductRows {
  readonly websiteCategories: CategoryView[];
  readonly saleDelay: number;
  readonly lengthRange: { min: number; max: number } | null;
  readonly stock: number;
  readonly combinationInfo: CombinationInfo;
  readonly unitOfSale: UnitOfSale;
  readonly contents: ContentsDocument | null;
  readonly isPriceFrom: boolean;

  declare protected readonly around: ProductSurroundings;
  readonly #variants: VariantRecord[];
  #productVariants: VariantView[] | undefined;

  constructor(record: TemplateRecord, around: ProductSurroundings) {
    super(record, around);
    const { data, categories } = around;
    this.websiteCategories = data.categoriesOf(record.id).flatMap((node) => categories.get(node.record.id) ?? []);
    const all = data.variantsOf(record.id);
    this.#variants = all.filter(({ isPublished }) => isPublished);

    // A product with nothing for sale still shows what its lengths would cost and take.
    const shown = (this.#variants.length > 0 ? this.#variants : all).filter(({ isSample }) => !isSample);
    this.saleDelay = shown.length > 0 ? Math.min(...shown.map((variant) => leadTime(variant, record))) : 0;
    this.lengthRange = lengthRangeOf(shown);
    this.stock = shown.reduce((sum, variant) => sum + (variant.isPublished ? stockOf(variant, record) : 0), 0);
    const { ofVariant } = data.prices;
    const cheapest = shown.toSorted((one, other) => ofVariant(one) - ofVariant(other))[0];
    this.combinationInfo = combinationInfoOf(record, cheapest, data);
    this.unitOfSale = cheapest?.unitOfSale ?? 'PIECE';
    this.contents = cheapest ? contentsOf(cheapest, data) : null;
    this.isPriceFrom = shown.some((variant) => cheapest !== undefined && ofVariant(variant) > ofVariant(cheapest));
  }

  get productVariants(): VariantView[] {
    this.#productVariants ??= this.#variants.map(this.around.variant);
    return this.#productVariants;
  }

  /** A product with one variant is that variant. */
  get barcode(): string | null {
    return this.#variants.length === 1 ? (this.#variants[0]?.barcode ?? null) : null;
  }

  get lengths(): { lengte: number; stock: number }[] {
    return this.#variants.flatMap((variant) =>
      variant.lengthMm === null || variant.isSample
        ? []
        : [{ lengte: variant.lengthMm, stock: stockOf(variant, this.record) }],
    );
  }

  get hasSample(): boolean {
    return this.#variants.some(({ isSample }) => isSample);
  }

  get isPromo(): boolean {
    return this.#variants.length === 0;
  }

  /** Everything of it that lies ready leaves the yard within two days (PD-19). */
  get isExpress(): boolean {
    return isExpressTemplate(this.record, this.around.data);
  }

  get productTemplateAttributeValues(): FinishView[] {
    return choosableFinishes(this.id, this.around);
  }

  get productVariantsMatrix(): VariantsMatrix {
    return variantsMatrix(this.record, this.around);
  }

  get face(): ProductPicture | null {
    return this.#pictures.face;
  }

  get end(): ProductPicture | null {
    return this.#pictures.end;
  }

  get mediaGallery(): ProductPicture[] {
    return this.#pictures.mediaGallery;
  }

  get image(): string {
    return this.#pictures.image;
  }

  get imageWebp(): string {
    return this.#pictures.imageWebp;
  }

  get imageFilename(): string {
    return this.#pictures.imageFilename;
  }

  /** Not kept: photographs come and go while the catalogue stays. */
  get #pictures(): ProductPictures {
    return new ProductPictures(this.record, this.around.locale, this.around.photographs);
  }

  get productDocuments(): FileDocument[] {
    return filesOfProduct(this.id, this.record.details.documents, this.around.locale);
  }

  get downloadProductsheet(): string {
    return downloadAddress(this.id, 'PRODUCT_SHEET', this.around.locale);
  }

  get assemblyInstruction(): FileDocument | null {
    return this.productDocuments.find(({ kind }) => kind === 'ASSEMBLY_INSTRUCTION') ?? null;
  }

  get accessoryProducts(): ProductView[] {
    return this.#related(this.record.accessoryIds);
  }

  get alternativeProducts(): ProductView[] {
    return this.#related(this.record.alternativeIds);
  }

  get categories(): InternalCategoryDocument[] {
    return internalCategoriesOf(this.record.internalCategoryId, this.around);
  }

  get taggings(): TaggingDocument[] {
    const { data, locale } = this.around;
    return this.record.taggings.flatMap((slug) => {
      const record = data.tagging(slug);
      return record ? [taggingDocument(record, locale)] : [];
    });
  }

  get ribbon(): RibbonDocument | null {
    return ribbonOf(this.record.ribbon, this.around);
  }

  get customMessage(): StockMessages {
    return this.record.details.stockMessages?.[this.around.locale] ?? NO_MESSAGES;
  }

  get safety(): SafetyDocument {
    return safetyOf(this.record, this.around);
  }

  get origin(): OriginDocument {
    return originOf(this.record, this.specie, this.around);
  }

  /** Published ones, without those that are gone. */
  #related(ids: readonly number[]): ProductView[] {
    const products = ids.flatMap((id) => (id === this.id ? [] : (this.around.product(id) ?? [])));
    return products.filter(({ isPublished }) => isPublished).slice(0, MAX_RELATED);
  }
}

/** Days until the first piece of a variant leaves the yard. */
function leadTime(variant: VariantRecord, template: TemplateRecord): number {
  return stockSplit(1, stockOf(variant, template), variant.saleDelay).saleDelay;
}

function lengthRangeOf(variants: readonly VariantRecord[]): { min: number; max: number } | null {
  const lengths = variants.flatMap(({ lengthMm }) => lengthMm ?? []);
  return lengths.length === 0 ? null : { min: Math.min(...lengths), max: Math.max(...lengths) };
}
