import { type Localized, perLocale, type TemplateRecord, type VariantViewName } from '@geven/catalogue-records';
import {
  autoConversionM2Xaa,
  type Coverage,
  type Durability,
  durabilityOf,
  isBigger,
  type Locale,
} from '@geven/timber';
import type { Photographs } from '../../../ports/photographs';
import type { Merchant } from '../../merchant';
import type { CatalogueData } from '../catalogue-data';
import type { CategoryView } from '../category-views';
import { cleanHtml } from '../clean-html';
import { type NamedValue, namedValue } from '../named-value';
import { localizedText } from '../projection-texts';
import type { SpeciesView } from '../species-views';
import { certifiedName } from './certification';

/** What a product knows about its language, and about what is not in the records. */
export interface Surroundings {
  readonly locale: Locale;
  readonly data: CatalogueData;
  readonly merchant: Merchant;
  readonly photographs: Pick<Photographs, 'of'>;
  readonly species: ReadonlyMap<string, SpeciesView>;
  readonly categories: ReadonlyMap<number, CategoryView>;
}

/** Name of the attribute that a certification is a value of. */
const CERTIFICATION_NAMES = localizedText('certification');

/** What a product is and is called in one language: its wood, its sizes, its profile, its texts. */
export class ProductBase {
  readonly id: number;
  readonly title: { name: string; short: string };
  readonly familyName: string;
  readonly family: string;
  readonly slug: string;
  readonly slugs: Localized<string>;
  readonly itemNumber: string;
  readonly specie: SpeciesView | null;
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
  readonly uomFactorInv: number;
  readonly autoConversionM2Xaa: number | null;
  readonly isPublished: boolean;
  readonly variantView: VariantViewName;
  readonly productCategoryIsSample: boolean;

  protected readonly record: TemplateRecord;
  protected readonly around: Surroundings;

  constructor(record: TemplateRecord, around: Surroundings) {
    const { locale, merchant, species } = around;
    this.record = record;
    this.around = around;
    const texts = record.texts[locale];
    this.id = record.id;
    this.familyName = texts.familyName;
    this.family = record.family;
    this.slug = texts.slug;
    this.slugs = perLocale((other) => record.texts[other].slug);
    this.itemNumber = record.itemNumber;
    this.specie = record.specie === null ? null : (species.get(record.specie) ?? null);
    this.title = { name: texts.name, short: shortName(texts.name, record) };
    this.thickness = record.thickness;
    this.width = record.width;
    this.workingWidth = record.workingWidth;
    this.cover = record.cover;
    this.headSize = headSizeOf(record);
    this.profile1 = this.named('profile', record.profile);
    this.humidity = this.named('humidity', record.humidity)?.name ?? null;
    this.quality = record.quality;
    this.certification = certifiedName(record.certification, merchant);
    this.applications = record.applications.map((slug) => namedValue(around.data, locale, 'application', slug));
    this.colour = this.named('colour', record.colour);
    this.intro = texts.intro;
    this.description = texts.description;
    this.seoTitle = texts.seoTitle;
    this.seoDescription = texts.seoDescription;
    this.uomFactorInv = record.uomFactorInv;
    this.autoConversionM2Xaa = autoConversionM2Xaa(record.cover);
    this.isPublished = record.isPublished;
    this.variantView = record.variantView;
    this.productCategoryIsSample = record.isSample;
  }

  get name(): string {
    return this.title.name;
  }

  get attributeCertificationName(): string {
    return CERTIFICATION_NAMES[this.around.locale];
  }

  get html(): string | null {
    const { html } = this.record.texts[this.around.locale];
    return html === null ? null : cleanHtml(html);
  }

  /** What every page and document says of it; null for what is not wood. */
  get durability(): Durability | null {
    const { specie: slug, details } = this.record;
    const specie = slug === null ? undefined : this.around.data.species.get(slug);
    if (!specie) return null;
    const { activeSubstances, useClass } = details.safety;
    return durabilityOf({ ...specie, treatment: activeSubstances.length > 0 ? { useClass } : null });
  }

  get profile2(): NamedValue | null {
    return this.named('profile2', this.record.details.profile2);
  }

  get profile3(): NamedValue | null {
    return this.named('profile3', this.record.details.profile3);
  }

  get profile4(): NamedValue | null {
    return this.named('profile4', this.record.details.profile4);
  }

  get profile5(): NamedValue | null {
    return this.named('profile5', this.record.details.profile5);
  }

  get profileType(): NamedValue | null {
    return this.named('profile_type', this.record.details.profileType);
  }

  /** Null thickness, as of screws, is never bigger (CT-22). */
  get isBigger(): boolean {
    return isBigger(this.record.thickness ?? 0);
  }

  get isPlanedToOrder(): boolean {
    return this.record.isPlanedToOrder;
  }

  get commodityCode(): string | null {
    return this.record.details.commodityCode;
  }

  get packingMethod(): string | null {
    return this.named('packing', this.record.details.packing)?.name ?? null;
  }

  get piecesPerPack(): number | null {
    return this.record.details.piecesPerPack;
  }

  get coverage(): Coverage | null {
    return this.record.details.coverage;
  }

  protected named(attribute: string, slug: string | null): NamedValue | null {
    return slug === null ? null : namedValue(this.around.data, this.around.locale, attribute, slug);
  }
}

function headSizeOf({ thickness, width }: TemplateRecord): string | null {
  return thickness === null || width === null ? null : `${thickness} × ${width} mm`;
}

/** The name up to its size, which pages show beside it; the whole name where it does not tell the size. */
function shortName(name: string, { thickness, width }: TemplateRecord): string {
  if (thickness === null || width === null) return name;
  const [short = ''] = name.split(new RegExp(`,? ${thickness} ?[×x] ?${width}\\b`));
  return short || name;
}
