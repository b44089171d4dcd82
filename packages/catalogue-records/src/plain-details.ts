import type { TemplateRecord, VariantRecord } from './records';
import type { CategoryMedia, TemplateDetails } from './template-details';

/** Details of a product of which nothing more is known. */
export const PLAIN_DETAILS: TemplateDetails = {
  profile2: null,
  profile3: null,
  profile4: null,
  profile5: null,
  profileType: null,
  commodityCode: null,
  packing: null,
  piecesPerPack: null,
  coverage: null,
  hiddenRows: [],
  stockMessages: null,
  documents: [],
  safety: {
    warnings: [],
    activeSubstances: [],
    useClass: null,
    hazardPictograms: [],
    signalWord: null,
    hazardStatements: [],
  },
  origin: { countries: [], dueDiligenceReference: null },
};

/** What a product has that is neither reduced nor marked, nor tied to others. */
export const PLAIN_TEMPLATE = {
  isReduced: false,
  ribbon: null,
  taggings: [],
  accessoryIds: [],
  alternativeIds: [],
  internalCategoryId: null,
  details: PLAIN_DETAILS,
} satisfies Partial<TemplateRecord>;

/** What is sold by the piece and holds nothing that is counted. */
export const SINGLE_PIECE = {
  unitOfSale: 'PIECE',
  contentsAmount: null,
  contentsUnit: null,
} satisfies Partial<VariantRecord>;

/** A category that offers nothing but products. */
export const NO_MEDIA: CategoryMedia = { attachments: [], videos: [], reports: [] };
