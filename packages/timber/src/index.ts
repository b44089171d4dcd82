export { bucketsOf, isBigger } from './buckets';
export { addDays, todayInBerlin } from './calendar';
export * from './constants';
export { autoConversionM2Xaa, type CoverInput, cover, type TimberKind, workingWidth } from './cover';
export { formatDate, formatDateRange } from './dates';
export { type DeliveryWindow, type DeliveryWindowInput, deliveryWindow } from './delivery-window';
export { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale, toLocale } from './locales';
export { formatAmount, formatMoney } from './money';
export { formatDecimal, formatMetres, formatWeight } from './numbers';
export { type PackInput, piecesPerPack } from './packs';
export { type MetrePriceInput, pricePerMetre, pricePerPiece, pricePerSquareMetre } from './prices';
export { PROFILE_RULES, type Profile } from './profiles';
export { divideHalfUp, divideUp, roundHalfUp } from './rounding';
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
