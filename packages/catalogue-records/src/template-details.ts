import type { Coverage, FinishAttribute, FinishUnit } from '@geven/timber';
import type { Localized } from './localized';
import type { Photograph } from './photograph';

// What products and categories tell beside what they are filtered, sorted and joined by. Texts that many products share
// (warnings, hazard statements, ways of packing, profiles) are keys: their names are in the attribute values.

/** Rows of a product's table of attributes: F is about the wood, P about the profile. */
export const ATTRIBUTE_ROWS = [
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] as const),
  ...(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'] as const),
] as const;
export type AttributeRow = (typeof ATTRIBUTE_ROWS)[number];

/** One choice of finish on one product; its name is that of the attribute's value. */
export interface FinishRecord {
  /** What a cart names it by; of all finishes of all products. */
  id: number;
  templateId: number;
  attribute: FinishAttribute;
  /** Value of the attribute, for example `oiled-once`. */
  slug: string;
  sequence: number;
  /** What the product has unless something else is chosen; one of each attribute. */
  isDefault: boolean;
  /** What `surchargePrice` is for; null where it is part of the price. */
  surchargeUnit: FinishUnit | null;
  /** Net euro cents of one unit. */
  surchargePrice: number | null;
  /** Days that it takes beside the delay of the goods. */
  extraDays: number;
  /** Longest piece in mm that can be finished so; null without a limit. */
  longest: number | null;
}

export type DocumentKind =
  | 'PRODUCT_SHEET'
  | 'ASSEMBLY_INSTRUCTION'
  | 'DECLARATION_OF_PERFORMANCE'
  | 'SAFETY_DATA_SHEET'
  | 'TREATED_WOOD_INFORMATION'
  | 'ATTACHMENT';

/** A file to download. Every product has a sheet: it is not listed. */
export interface DocumentRecord {
  kind: DocumentKind;
  /** Null: called as its kind is. */
  name: Localized<string> | null;
  /** Null: made by the API when it is asked for. */
  url: string | null;
  mimeType: string;
  /** Bytes; null where they are not known. */
  size: number | null;
}

/** A film on the merchant's or somebody else's website. */
export interface VideoRecord {
  title: Localized<string>;
  url: string;
  /** Seconds; null where they are not known. */
  duration: number | null;
}

/** A report or test to read elsewhere. */
export interface ReportRecord {
  name: Localized<string>;
  url: string;
}

/** What a category offers beside its products. */
export interface CategoryMedia {
  attachments: DocumentRecord[];
  videos: VideoRecord[];
  reports: ReportRecord[];
}

/** Texts of the merchant that explain the stock of a product. */
export interface StockMessages {
  stockPopUp1: string | null;
  stockPopUp2: string | null;
  stockPopUp3: string | null;
}

/** What has to be known before buying (GPSR, biocides, CLP); keys of attribute values but for codes. */
export interface SafetyRecord {
  /** Values of `warning`. */
  warnings: string[];
  /** What treated wood is treated with, or what a biocidal product works with: values of `active_substance`. */
  activeSubstances: string[];
  /** EN 335, what treated wood is treated for, for example `4`; null for everything else. */
  useClass: string | null;
  /** GHS pictograms, for example `GHS02`. */
  hazardPictograms: string[];
  signalWord: 'DANGER' | 'WARNING' | null;
  /** Codes of CLP, for example `H226`: values of `hazard_statement`. */
  hazardStatements: string[];
}

/** Where the wood of a product was harvested. */
export interface OriginRecord {
  /** ISO 3166-1 alpha-2; empty: where its species grows. */
  countries: string[];
  /** Reference of the due diligence statement. */
  dueDiligenceReference: string | null;
}

export interface TemplateDetails {
  /** Edges, reverse side, ends, joint when laid: values of `profile2` to `profile5`. */
  profile2: string | null;
  profile3: string | null;
  profile4: string | null;
  profile5: string | null;
  /** Of cladding only: `open` or `closed`, a value of `profile_type`. */
  profileType: string | null;
  /** HS or CN heading, for example `4409 22`. */
  commodityCode: string | null;
  /** A value of `packing`. */
  packing: string | null;
  /** Null where there are no packs. */
  piecesPerPack: number | null;
  /** Of oils and paints; null for all else, and where it is not known. */
  coverage: Coverage | null;
  /** Rows of the attribute table that the merchant does not show. */
  hiddenRows: AttributeRow[];
  stockMessages: Localized<StockMessages> | null;
  documents: DocumentRecord[];
  safety: SafetyRecord;
  origin: OriginRecord;
  /** Those that the source of the catalogue has, the main one first; left out where it has none. */
  photographs?: Photograph[];
}
