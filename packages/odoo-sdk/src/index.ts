export type { DataExport, Device, EmailChange, Industry, OpenMatter, Passkey, User } from './account/account';
export type { Cart, CartLine } from './cart/cart';
export type {
  Category,
  CategoryListItem,
  CategoryText,
  CategoryTextInput,
  FilterGroup,
  Finish,
  FoundVariant,
  Product,
  ProductCard,
  ProductDocument,
  ProductList,
  ProductListInput,
  ProductPicture,
  ProductTagging,
  ProductVariant,
  RelatedProduct,
  SearchInput,
  SearchResults,
  Showcase,
  ShowcaseInput,
  SpecieGroup,
  WebsiteMenuEntry,
  WebsiteMenuInput,
} from './catalogue/catalogue';
export type {
  Address,
  Country,
  DeliveryRates,
  PaymentConfirmation,
  PaymentKind,
  PaymentProvider,
  WithdrawalReceipt,
} from './checkout/checkout';
export { createSdk, type Sdk } from './create-sdk';
export type {
  AddressInput,
  AddressType,
  BillingInput,
  CartLineInput,
  CartProductInput,
  CompanyInput,
  MyAccountInput,
  PaymentConsentInput,
  PlaceOrderInput,
  ProductFilterInput,
  ShowTaxPrice,
  SignUpInput,
  WithdrawalInput,
} from './generated/documents';
export { ERROR_MESSAGES, type ErrorCode } from './generated/error-messages';
export type {
  AddressId,
  CartLineId,
  CountryId,
  CustomerId,
  DeviceId,
  FinishId,
  IndustryId,
  OrderId,
  PasskeyId,
  PaymentProviderId,
  ProductTemplateId,
  ProductVariantId,
} from './ids';
export type { CallOptions, SdkOptions } from './request';
export { type ErrorParams, errorText, type GraphqlRefusal, SdkError, type SdkErrorKind } from './sdk-error';
