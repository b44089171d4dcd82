export { bucketsOf, isBigger } from './buckets';
export { addDays, todayInBerlin } from './calendar';
export {
  API_PAGE_SIZE,
  BIGGER_ABOVE_MM,
  type Bucket,
  CART_SIZE_COOKIE_SECONDS,
  CATEGORY_LIST_SIZE,
  CONFIRMATION_MAIL_WITHIN,
  CURRENCIES,
  CURRENCY,
  DELIVERY_COUNTRIES,
  DELIVERY_DAYS,
  type DeliveryCountry,
  LENGTH_BUCKETS,
  MAX_PIECES,
  ORDER_PROCESSING_MINUTES,
  PAGE_SIZE,
  PARCEL_MAX_LENGTH_MM,
  PARCEL_MAX_WEIGHT_G,
  REPLY_HOURS,
  SAMPLE_LENGTH_MM,
  SAMPLE_LENGTH_VALUE,
  SORT_FIELDS,
  THICKNESS_BUCKETS,
  VAT_RATE_OF_COUNTRY,
  VAT_RATE_OF_LOCALE,
  WIDTH_BUCKETS,
} from './constants';
export {
  CONTENTS_UNITS,
  type Contents,
  type ContentsUnit,
  contentsSymbol,
  formatContents,
  UNITS_OF_SALE,
  type UnitOfSale,
  type UnitPriceReferenceInput,
  unitPrice,
  unitPriceReference,
} from './contents';
export { autoConversionM2Xaa, type CoverInput, cover, type TimberKind, workingWidth } from './cover';
export type { Coverage } from './coverage';
export { formatDate, formatDateRange, formatDay, formatTime } from './dates';
export { type DeliveryWindow, type DeliveryWindowInput, deliveryWindow } from './delivery-window';
export {
  type Durability,
  type DurabilitySource,
  durabilityOf,
  fitForUse,
  MARINE_DURABILITIES,
  type MarineDurability,
  type ServiceLife,
  USE_CLASSES,
  type UseClass,
  type UseClassFit,
  WOOD_MODIFICATIONS,
  type WoodDurability,
  type WoodModification,
} from './durability';
export {
  type FinishAttribute,
  type FinishedLine,
  type FinishedPiece,
  type FinishedPieceInput,
  type FinishUnit,
  finishedPiecePrice,
  finishQuantity,
  finishSurcharge,
  finishSurchargePerPiece,
} from './finishes';
export { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale, toLocale } from './locales';
export { formatAmount, formatMoney } from './money';
export { keepUnits, nonBreaking } from './non-breaking';
export { formatDecimal, formatMetres, formatPercent, formatWeight } from './numbers';
export {
  isPlanedToOrder,
  type OrderProcessInput,
  orderProcess,
  type PlanedInput,
  type ProcessStep,
} from './order-process';
export { layersOf, type PackInput, piecesPerPack, type StackInput } from './packs';
export { type DrilledWood, needsPredrilling, PREDRILL_FROM_DENSITY } from './predrilling';
export { type MetrePriceInput, pricePerMetre, pricePerPiece, pricePerSquareMetre } from './prices';
export { PROFILE_RULES, type Profile, toProfile } from './profiles';
export { divideHalfUp, divideUp, roundHalfUp } from './rounding';
export { BEYOND_STOCK_DAYS, type StockSplit, stockLeft, stockSplit } from './stock-split';
export { type StoredCarbonInput, storedCarbonDioxide } from './stored-carbon-dioxide';
export { inSteps, metresOf, piecesForArea, piecesForMetres, squareMetresOf } from './units';
export {
  type Amounts,
  grossOf,
  lineAmounts,
  netOfGross,
  sumAmounts,
  taxOf,
  type VatRate,
  vatRateOfCountry,
  vatRateOfLocale,
} from './vat';
export { type PieceSize, type PieceWeightInput, pieceWeight, volume } from './weights';
