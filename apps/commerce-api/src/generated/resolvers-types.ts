import type { GraphQLResolveInfo } from 'graphql';
import type { CommerceContext } from '../graphql/context';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** A postal address. Valid with id, street, city, zip and country. */
export type Address = {
  addressType: AddressType;
  city: Scalars['String']['output'];
  companyName?: Maybe<Scalars['String']['output']>;
  country: Country;
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isCompany: Scalars['Boolean']['output'];
  /** First and last name, or the contact of a company. */
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  street: Scalars['String']['output'];
  street2?: Maybe<Scalars['String']['output']>;
  vat?: Maybe<Scalars['String']['output']>;
  zip: Scalars['String']['output'];
};

export type AddressInput = {
  addressType: AddressType;
  city: Scalars['String']['input'];
  companyName?: InputMaybe<Scalars['String']['input']>;
  countryId: Scalars['Int']['input'];
  email: Scalars['String']['input'];
  isCompany?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** Required on delivery addresses: the driver rings before unloading. */
  phone?: InputMaybe<Scalars['String']['input']>;
  street: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  vat?: InputMaybe<Scalars['String']['input']>;
  zip: Scalars['String']['input'];
};

export type AddressType =
  | 'billing'
  | 'other'
  | 'shipping';

/** What is asked of one attribute: any of the values. */
export type AttributeFilterInput = {
  /** specie, application, thickness, width or profile. */
  attribute: Scalars['String']['input'];
  /** Value keys, for example `larch-european` or the bucket `28-40`. */
  values: Array<Scalars['String']['input']>;
};

/** The length of a variant as an attribute. */
export type AttributeLength = {
  /** What shoppers read, for example `4,85 m` or `25 cm`. */
  commercialName: Scalars['String']['output'];
  /** Millimetres as an attribute value; 23 marks the sample variant (about 25 cm). */
  value: Scalars['Int']['output'];
};

/** A value of an attribute: key and translated name. */
export type AttributeValue = {
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Where to transfer the money. */
export type BankTransfer = {
  accountHolder: Scalars['String']['output'];
  /** Euro cents. */
  amount: Scalars['Int']['output'];
  bankName: Scalars['String']['output'];
  bic: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  /** Stands in the reference of the transfer: the order number. */
  reference: Scalars['String']['output'];
};

export type CartLineInput = {
  id: Scalars['Int']['input'];
  /** Whole pieces, 1 to 9,999. */
  quantity: Scalars['Int']['input'];
};

/** The cart of a session and, once placed, the order. All amounts in euro cents; `amountTotal` = `amountUntaxed` + `amountTax`. */
export type CartOrder = {
  /** Gross delivery costs; 0 while `deliveryCalculatedAfterwards`. */
  amountDelivery: Scalars['Int']['output'];
  /** Gross reductions, 0 or negative. */
  amountDiscounts: Scalars['Int']['output'];
  /** VAT of everything, delivery included. */
  amountTax: Scalars['Int']['output'];
  /** Gross of everything. */
  amountTotal: Scalars['Int']['output'];
  /** Net of everything, delivery included. */
  amountUntaxed: Scalars['Int']['output'];
  /** Country of delivery. */
  checkoutCountry?: Maybe<Country>;
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  currency: Currency;
  /** True where delivery is calculated after the order: Wadden and German islands, inside the Amsterdam ring road. */
  deliveryCalculatedAfterwards: Scalars['Boolean']['output'];
  /** The most that delivery may cost when it is calculated afterwards, gross; else null. */
  deliveryMaximum?: Maybe<Scalars['Int']['output']>;
  discountLines: Array<DiscountLine>;
  id: Scalars['Int']['output'];
  isDeliveryCostAccepted: Scalars['Boolean']['output'];
  /** False until a delivery country and postcode are known: `amountDelivery` is 0 then and means nothing. */
  isDeliveryKnown: Scalars['Boolean']['output'];
  isProductInfoRead: Scalars['Boolean']['output'];
  isTermsAccepted: Scalars['Boolean']['output'];
  /** Longest piece in mm; null when nothing has a length. */
  longestPiece?: Maybe<Scalars['Int']['output']>;
  /** Order number, for example `S107312`; null while it is a cart. */
  name?: Maybe<Scalars['String']['output']>;
  partner?: Maybe<Partner>;
  /** Billing address; the delivery address when none is chosen. */
  partnerInvoice?: Maybe<Address>;
  /** Delivery address. */
  partnerShipping?: Maybe<Address>;
  /** The chosen payment provider. */
  paymentProvider?: Maybe<PaymentProvider>;
  /** Days until everything leaves the yard. */
  saleDelay: Scalars['Int']['output'];
  shippingMethod?: Maybe<ShippingMethod>;
  state: OrderState;
  transportMsg?: Maybe<Scalars['String']['output']>;
  /** Percent: 19 or 21. By the language until a delivery country is known, then by the country. */
  vatRate: Scalars['Int']['output'];
  /** Grows with every change: what a shopper confirms is this version. */
  version: Scalars['Int']['output'];
  websiteOrderLine: Array<OrderLine>;
  /** Grams of everything. */
  weight: Scalars['Int']['output'];
  /** Postcode of delivery, from `setPostalCode` or from the delivery address. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** What every call on a cart answers: the whole new cart. */
export type CartPayload = {
  /** Null when the session has no cart. */
  order?: Maybe<CartOrder>;
};

export type CartProductInput = {
  /** Variant id. */
  id: Scalars['Int']['input'];
  /** Whole pieces, 1 to 9,999. Adding what is in the cart already raises its line. */
  quantity: Scalars['Int']['input'];
};

/**
 * Net prices without VAT, in euro cents. Gross is net plus VAT rounded half up; what stands beside N pieces is the line's
 * gross (see `websiteOrderLine`), never unit gross × N.
 */
export type CombinationInfo = {
  /** One piece of this variant; of a template: its cheapest piece. */
  price: Scalars['Int']['output'];
  /** One running metre; null where the product is not sold by length. */
  price_m1?: Maybe<Scalars['Int']['output']>;
  /** One m² laid (decking, with a 5 mm gap) or covered (cladding); null for battens, beams and accessories. */
  price_m2?: Maybe<Scalars['Int']['output']>;
  /** One m² of wood without gaps; null where `price_m2` is null. */
  price_m2_wood?: Maybe<Scalars['Int']['output']>;
};

/** A country of the European Union. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** True for the Netherlands, Belgium and Germany. */
  isDeliverable: Scalars['Boolean']['output'];
  /** In the language of the request. */
  name: Scalars['String']['output'];
};

/** A currency. Shoppers see euro only. */
export type Currency = {
  name: Scalars['String']['output'];
};

/** A reduction, folded into nothing: shown as a line of its own. Amounts are negative, in euro cents. */
export type DiscountLine = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  priceSubtotal: Scalars['Int']['output'];
  priceTotal: Scalars['Int']['output'];
};

/**
 * Every refusal that the API can answer with. The code stands in `extensions.code` of a GraphQL error, its facts in
 * `extensions.params`. The description of a value is its English message; `{name}` is filled from the params.
 */
export type ErrorCode =
  /** We cant delivery at this address */
  | 'ADDRESS_NOT_DELIVERABLE'
  /** This address was not found */
  | 'ADDRESS_NOT_FOUND'
  /** Please enter a delivery address first */
  | 'ADDRESS_REQUIRED'
  /** The request is not valid: {reason} */
  | 'BAD_REQUEST'
  /** Your cart has changed. Please check it once more. */
  | 'CART_CHANGED'
  /** Your cart is empty */
  | 'CART_EMPTY'
  /** This line is no longer in your cart */
  | 'CART_LINE_NOT_FOUND'
  /** Please accept that the delivery costs are calculated afterwards */
  | 'DELIVERY_COST_NOT_ACCEPTED'
  /** Must be an emailaddress */
  | 'FIELD_EMAIL'
  /** Format:  {_field_} */
  | 'FIELD_FORMAT'
  /** Must be greater than 0 */
  | 'FIELD_MIN_VALUE'
  /** This field is required */
  | 'FIELD_REQUIRED'
  /** At most {max} characters */
  | 'FIELD_TOO_LONG'
  /** Requests from another site are refused */
  | 'FOREIGN_ORIGIN'
  /** Please choose a payment method */
  | 'PAYMENT_PROVIDER_REQUIRED'
  /** Please add pieces first. */
  | 'PIECES_REQUIRED'
  /** Please confirm that you have read the important product information */
  | 'PRODUCT_INFO_NOT_READ'
  /** Product not available */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Product not found */
  | 'PRODUCT_NOT_FOUND'
  /** Provider {provider} not implemented */
  | 'PROVIDER_NOT_IMPLEMENTED'
  /** Only whole pieces can be ordered */
  | 'QUANTITY_INVALID'
  /** At most {max} pieces per line */
  | 'QUANTITY_TOO_LARGE'
  /** The query asks for too much at once */
  | 'QUERY_TOO_COMPLEX'
  /** The request is too large */
  | 'REQUEST_TOO_LARGE'
  /** The shop is not available at the moment. Please try again. */
  | 'SERVICE_UNAVAILABLE'
  /** Some error */
  | 'SOME_ERROR'
  /** Please accept the terms and conditions */
  | 'TERMS_NOT_ACCEPTED';

/** A filter group. Counts leave out the group's own choice. */
export type FilterGroup = {
  attribute: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<FilterValue>;
};

/** A value of a filter with the number of products that choosing it would show. */
export type FilterValue = {
  count: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Shortest and longest length in mm. */
export type LengthRange = {
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

/** The languages of the shop. Texts come in the language of the request's `accept-language` header; without one, in German. */
export type Locale =
  | 'de'
  | 'en'
  | 'nl';

/** One text in the three languages, for example a slug: language switches and hreflang links need all of them. */
export type LocalizedText = {
  de: Scalars['String']['output'];
  en: Scalars['String']['output'];
  nl: Scalars['String']['output'];
};

export type Mutation = {
  /** Creates an address in the session's address list. Each bad field is an error of its own with `params.field`. */
  addAddress: Address;
  /** Adds variants to the cart, all of them or none. Creates the session and the cart when there are none. */
  cartAddMultipleItems: CartPayload;
  /** Takes lines out of the cart. Lines that are gone already are ignored. */
  cartRemoveMultipleItems: CartPayload;
  /** Sets the pieces of lines, all of them or none. */
  cartUpdateMultipleItems: CartPayload;
  /** Chooses the provider and notes the ticks; answers where to go on. PROVIDER_NOT_IMPLEMENTED for anything but wire transfer. */
  checkPaymentType: PaymentType;
  /** Places the order of the cart. The order number in the answer is the promise: it is stored. */
  placeOrder: PaymentConfirmation;
  /** Makes an address of the session the cart's delivery or billing address. */
  selectAddress: CartPayload;
  /** Where the cart goes: updates shipping, delivery, tax and total. */
  setPostalCode: CartPayload;
};


export type MutationAddAddressArgs = {
  address: AddressInput;
};


export type MutationCartAddMultipleItemsArgs = {
  products: Array<CartProductInput>;
};


export type MutationCartRemoveMultipleItemsArgs = {
  lineIds: Array<Scalars['Int']['input']>;
};


export type MutationCartUpdateMultipleItemsArgs = {
  lines: Array<CartLineInput>;
};


export type MutationCheckPaymentTypeArgs = {
  consent: PaymentConsentInput;
  providerId: Scalars['Int']['input'];
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationSelectAddressArgs = {
  id: Scalars['Int']['input'];
  type: AddressType;
};


export type MutationSetPostalCodeArgs = {
  countryCode: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};

/** A line of a cart or order. Amounts in euro cents: `priceTotal` = `priceSubtotal` + `priceTax`. */
export type OrderLine = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Pieces that come from stock. */
  piecesFromStock: Scalars['Int']['output'];
  /** Pieces that are planed to order because the stock is smaller. */
  piecesToOrder: Scalars['Int']['output'];
  /** Net: pieces × priceUnit. */
  priceSubtotal: Scalars['Int']['output'];
  /** VAT on the net of the line, rounded half up. */
  priceTax: Scalars['Int']['output'];
  /** Gross. */
  priceTotal: Scalars['Int']['output'];
  /** Net price of one piece. */
  priceUnit: Scalars['Int']['output'];
  /** The variant that was ordered. */
  product: ProductVariant;
  /** Whole pieces. */
  productUomQty: Scalars['Int']['output'];
  /** Days until the whole line leaves the yard. */
  saleDelay: Scalars['Int']['output'];
  /** Its product. */
  template: ProductTemplate;
  /** Millimetres of wood in all; null where the product has no length. */
  totalLength?: Maybe<Scalars['Int']['output']>;
  /** Grams in all. */
  weight: Scalars['Int']['output'];
};

/** States of an order, in Odoo's words. */
export type OrderState =
  | 'Cancelled'
  | 'Locked'
  | 'Quotation'
  | 'QuotationSent'
  | 'SalesOrder';

/** Who orders. */
export type Partner = {
  country?: Maybe<Country>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

/** An order that was placed, as its success page shows it. */
export type PaymentConfirmation = {
  bankTransfer?: Maybe<BankTransfer>;
  /** When it was placed, ISO 8601. */
  dateOrder: Scalars['String']['output'];
  order: CartOrder;
  paymentState: PaymentState;
};

export type PaymentConsentInput = {
  /** Needed only where delivery is calculated afterwards. */
  isDeliveryCostAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  isProductInfoRead: Scalars['Boolean']['input'];
  isTermsAccepted: Scalars['Boolean']['input'];
};

/** A way to pay. */
export type PaymentProvider = {
  /** What shoppers read, in the language of the request. */
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** The shop picks its component by this name: containing WIRE, wire transfer; anything else is not implemented. */
  name: Scalars['String']['output'];
};

export type PaymentState =
  | 'done'
  | 'pending';

/** Where to go on with a payment. */
export type PaymentType = {
  url: Scalars['String']['output'];
};

export type PlaceOrderInput = {
  /** Made once per confirm page: placing twice with one key gives one order. */
  clientKey: Scalars['String']['input'];
  /** The cart's version that was shown; another one is refused with CART_CHANGED. */
  version: Scalars['Int']['input'];
};

export type ProductFilterInput = {
  /** All of them must hold. Unknown attributes and values match nothing. */
  attributes?: InputMaybe<Array<AttributeFilterInput>>;
  /** Category path or its last slug, in any language. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** A product: species, profile and cross-section. Its variants are the lengths. */
export type ProductTemplate = {
  /** Where it is used (terrace, façade …). */
  applications: Array<AttributeValue>;
  /** Running metres per m²: 1000 / cover with four decimals; null for battens, beams and accessories. */
  autoConversionM2Xaa?: Maybe<Scalars['Float']['output']>;
  /** FSC 100 %, FSC Mix Credit, PEFC or `–`. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Treatment colour of impregnated wood: green, brown or grey. */
  colour?: Maybe<AttributeValue>;
  combinationInfo: CombinationInfo;
  /** Width in mm that one board takes up when laid: the working width, on decking with its gap. Price per m² is price per m × 1000 / cover. */
  cover?: Maybe<Scalars['Int']['output']>;
  description: Scalars['String']['output'];
  /** Family code of the item number, for example `DH`. */
  family: Scalars['String']['output'];
  /** Name of the family, for example `Terrassendiele`; the listing shows it under the species. */
  familyName: Scalars['String']['output'];
  /** Cross-section such as `25 × 145 mm`. */
  headSize?: Maybe<Scalars['String']['output']>;
  /** Species of moisture, for example `KD 16–18 %`. */
  humidity?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Path of the face picture below the shop's own pictures, without extension. */
  image: Scalars['String']['output'];
  intro: Scalars['String']['output'];
  isPublished: Scalars['Boolean']['output'];
  itemNumber: Scalars['String']['output'];
  /** Smallest and largest length in mm, samples left out; null where the product has no lengths. */
  lengthRange?: Maybe<LengthRange>;
  /** True for sample boxes. */
  productCategoryIsSample: Scalars['Boolean']['output'];
  /** From short to long; the sample comes last. */
  productVariants: Array<ProductVariant>;
  /** Profile key and name, for example `grooved`: `einseitig gerillt`. */
  profile1?: Maybe<AttributeValue>;
  quality?: Maybe<Scalars['String']['output']>;
  /** Smallest `saleDelay` of its variants, in days. */
  saleDelay: Scalars['Int']['output'];
  seoDescription: Scalars['String']['output'];
  seoTitle: Scalars['String']['output'];
  /** Path segment in the language of the request. */
  slug: Scalars['String']['output'];
  /** Path segment in every language. */
  slugs: LocalizedText;
  specie?: Maybe<Specie>;
  /** Pieces in stock over all lengths, samples left out. */
  stock: Scalars['Int']['output'];
  /** Thickness in mm. */
  thickness?: Maybe<Scalars['Int']['output']>;
  title: ProductTitle;
  /** Step of the pieces field. */
  uomFactorInv: Scalars['Int']['output'];
  variantView: VariantView;
  websiteCategories: Array<WebsiteCategory>;
  /** Width in mm. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Covering width in mm; equals the width on square-edged boards. */
  workingWidth?: Maybe<Scalars['Int']['output']>;
};

/** One page of products. */
export type ProductTemplatesList = {
  /** The category of the filter; null when none is asked or it does not exist. */
  category?: Maybe<WebsiteCategory>;
  /** The page shown: a page below 1 is 1, one beyond the last is the last. */
  currentPage: Scalars['Int']['output'];
  /** The size used when none is asked: 20. */
  defaultPageSize: Scalars['Int']['output'];
  filterGroups: Array<FilterGroup>;
  pageCount: Scalars['Int']['output'];
  /** The size really used. */
  pageSize: Scalars['Int']['output'];
  products: Array<ProductTemplate>;
  /** The sort really used, `field,ASC` or `field,DESC`; `relevance,DESC` when none or an unknown one is asked. */
  sort: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

/** Name of a product. */
export type ProductTitle = {
  /** Full name, for example `Bangkirai Terrassendiele 25 × 145 mm, glatt`. */
  name: Scalars['String']['output'];
};

/** One length of a board, one size of an accessory: what is put into a cart. */
export type ProductVariant = {
  attributeLength?: Maybe<AttributeLength>;
  /** EAN-13. */
  barcode: Scalars['String']['output'];
  combinationInfo: CombinationInfo;
  id: Scalars['Int']['output'];
  isPublished: Scalars['Boolean']['output'];
  isSample: Scalars['Boolean']['output'];
  /** FAM-SPC-TTTWWW-PP-LLLL. */
  itemNumber: Scalars['String']['output'];
  /** Length in mm; null where the product has none. */
  lengte?: Maybe<Scalars['Int']['output']>;
  /** Full name with its length. */
  name: Scalars['String']['output'];
  /** Days until it leaves the yard, from stock. */
  saleDelay: Scalars['Int']['output'];
  /** Pieces in stock, never below 0. More can be ordered: the rest is planed to order. */
  stock: Scalars['Int']['output'];
  /** Grams per piece. */
  weight: Scalars['Int']['output'];
};

export type Query = {
  /** The cart of the session; its operation is named `gevenCartLoad`. */
  cartLoad: CartPayload;
  /** Countries whose name or code contains the term; all of the European Union without one. */
  getCountries: Array<Country>;
  /** The order that this session placed last; null when there is none. */
  getPaymentConfirmation?: Maybe<PaymentConfirmation>;
  getPaymentProviders: Array<PaymentProvider>;
  /** One published product by its id; null when there is none. */
  getProductTemplate?: Maybe<ProductTemplate>;
  /**
   * A page of the published products. `sort` is `field,direction` with relevance, thickness, width, quality, name, popularity or price;
   * `search` takes words, word beginnings and sizes as `getSearchResults` does; `pageSize` 1 to 100.
   */
  getProductTemplatesList: ProductTemplatesList;
  /**
   * Products and categories by term, in the language of the request. The term may be words in Dutch, English or German with
   * typos and endings, compounds, sizes (`22x145`, `28 mm`), lengths (`4 meter`, `400 cm`), an item number or a barcode. A
   * blank term finds nothing. Of each kind at most `limit` are answered, 1 to 20, 8 without.
   */
  getSearchResults: SearchResults;
  /** Every category, in the order of the navigation, at most 100. */
  getWebsiteCategories: Array<WebsiteCategory>;
  /** One category by its path or its slug, in any language; null when there is none. */
  getWebsiteCategory?: Maybe<WebsiteCategory>;
};


export type QueryGetCountriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetProductTemplateArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGetProductTemplatesListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSearchResultsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QueryGetWebsiteCategoryArgs = {
  slug: Scalars['String']['input'];
};

/** What a search has found, for suggestions while somebody types and for a first look at the results. */
export type SearchResults = {
  /** Categories whose name answers the words, sizes left out; at most `limit`, those with products alone. */
  categories: Array<WebsiteCategory>;
  /** The most relevant first, at most `limit`: an item number or barcode, then whole words, word forms, beginnings, compounds, typos. */
  products: Array<ProductTemplate>;
  /** Published products that the search finds, of which `products` are the first. */
  totalCount: Scalars['Int']['output'];
};

/** How an order is delivered. `price` is gross, in euro cents. */
export type ShippingMethod = {
  /** PARCEL, TRUCK or PICKUP: the shop has a text for each. */
  code: ShippingMethodCode;
  /** Kerbside and forklift conditions in the language of the request. */
  deliveryConditions: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  price: Scalars['Int']['output'];
};

export type ShippingMethodCode =
  | 'PARCEL'
  | 'PICKUP'
  | 'TRUCK';

/** A species of wood. The tree has the groups (tropical hardwood, softwood …) as parents. */
export type Specie = {
  /** Density at 12 % moisture, kg/m³. */
  density?: Maybe<Scalars['Int']['output']>;
  /** Natural durability of the heartwood against fungi by EN 350, for example `3–4`; 1 is very durable, 5 not durable. */
  durabilityClass?: Maybe<Scalars['String']['output']>;
  /** Botanical name. */
  latinName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Where the wood grows. */
  origin?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<Specie>;
  sequence: Scalars['Int']['output'];
  /** Language-neutral key, for example `larch-european`; the value of the filter attribute `specie`. */
  slug: Scalars['String']['output'];
};

/** Which page layout a product asks for: boards with a table of lengths, or a simple quantity (accessories, sample boxes). */
export type VariantView =
  | 'Other'
  | 'WoodView';

/** A category of the shop's navigation. */
export type WebsiteCategory = {
  childs: Array<WebsiteCategory>;
  description: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parent?: Maybe<WebsiteCategory>;
  /** Path from the root in the language of the request, joined with `/`. */
  path: Scalars['String']['output'];
  /** Path segments from the root in every language, joined with `/`. */
  paths: LocalizedText;
  /** Published templates in it and below it. */
  productCount: Scalars['Int']['output'];
  seoDescription: Scalars['String']['output'];
  seoTitle: Scalars['String']['output'];
  /** Own path segment in the language of the request. */
  slug: Scalars['String']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AddressType: AddressType;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: ResolverTypeWrapper<AttributeLength>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  BankTransfer: ResolverTypeWrapper<BankTransfer>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartLineInput: CartLineInput;
  CartOrder: ResolverTypeWrapper<CartOrder>;
  CartPayload: ResolverTypeWrapper<CartPayload>;
  CartProductInput: CartProductInput;
  CombinationInfo: ResolverTypeWrapper<CombinationInfo>;
  Country: ResolverTypeWrapper<Country>;
  Currency: ResolverTypeWrapper<Currency>;
  DiscountLine: ResolverTypeWrapper<DiscountLine>;
  ErrorCode: ErrorCode;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterValue: ResolverTypeWrapper<FilterValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LengthRange: ResolverTypeWrapper<LengthRange>;
  Locale: Locale;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderState: OrderState;
  Partner: ResolverTypeWrapper<Partner>;
  PaymentConfirmation: ResolverTypeWrapper<PaymentConfirmation>;
  PaymentConsentInput: PaymentConsentInput;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentState: PaymentState;
  PaymentType: ResolverTypeWrapper<PaymentType>;
  PlaceOrderInput: PlaceOrderInput;
  ProductFilterInput: ProductFilterInput;
  ProductTemplate: ResolverTypeWrapper<ProductTemplate>;
  ProductTemplatesList: ResolverTypeWrapper<ProductTemplatesList>;
  ProductTitle: ResolverTypeWrapper<ProductTitle>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchResults: ResolverTypeWrapper<SearchResults>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShippingMethodCode: ShippingMethodCode;
  Specie: ResolverTypeWrapper<Specie>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  VariantView: VariantView;
  WebsiteCategory: ResolverTypeWrapper<WebsiteCategory>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Address: Address;
  AddressInput: AddressInput;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: AttributeLength;
  AttributeValue: AttributeValue;
  BankTransfer: BankTransfer;
  Boolean: Scalars['Boolean']['output'];
  CartLineInput: CartLineInput;
  CartOrder: CartOrder;
  CartPayload: CartPayload;
  CartProductInput: CartProductInput;
  CombinationInfo: CombinationInfo;
  Country: Country;
  Currency: Currency;
  DiscountLine: DiscountLine;
  FilterGroup: FilterGroup;
  FilterValue: FilterValue;
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  LengthRange: LengthRange;
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  OrderLine: OrderLine;
  Partner: Partner;
  PaymentConfirmation: PaymentConfirmation;
  PaymentConsentInput: PaymentConsentInput;
  PaymentProvider: PaymentProvider;
  PaymentType: PaymentType;
  PlaceOrderInput: PlaceOrderInput;
  ProductFilterInput: ProductFilterInput;
  ProductTemplate: ProductTemplate;
  ProductTemplatesList: ProductTemplatesList;
  ProductTitle: ProductTitle;
  ProductVariant: ProductVariant;
  Query: Record<PropertyKey, never>;
  SearchResults: SearchResults;
  ShippingMethod: ShippingMethod;
  Specie: Specie;
  String: Scalars['String']['output'];
  WebsiteCategory: WebsiteCategory;
}>;

export type AddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = ResolversObject<{
  addressType?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AttributeLengthResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeLength'] = ResolversParentTypes['AttributeLength']> = ResolversObject<{
  commercialName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AttributeValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BankTransferResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = ResolversObject<{
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartOrder'] = ResolversParentTypes['CartOrder']> = ResolversObject<{
  amountDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountDiscounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountUntaxed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkoutCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  clientOrderRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deliveryCalculatedAfterwards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryMaximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountLines?: Resolver<Array<ResolversTypes['DiscountLine']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeliveryCostAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeliveryKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProductInfoRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTermsAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  longestPiece?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
  partnerInvoice?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  partnerShipping?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  transportMsg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  websiteOrderLine?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CartPayloadResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = ResolversObject<{
  order?: Resolver<Maybe<ResolversTypes['CartOrder']>, ParentType, ContextType>;
}>;

export type CombinationInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CombinationInfo'] = ResolversParentTypes['CombinationInfo']> = ResolversObject<{
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_m1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_m2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_m2_wood?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CountryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CurrencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DiscountLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DiscountLine'] = ResolversParentTypes['DiscountLine']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceSubtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type FilterGroupResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = ResolversObject<{
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FilterValue']>, ParentType, ContextType>;
}>;

export type FilterValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LengthRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LengthRange'] = ResolversParentTypes['LengthRange']> = ResolversObject<{
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LocalizedTextResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = ResolversObject<{
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'address'>>;
  cartAddMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartAddMultipleItemsArgs, 'products'>>;
  cartRemoveMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartRemoveMultipleItemsArgs, 'lineIds'>>;
  cartUpdateMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartUpdateMultipleItemsArgs, 'lines'>>;
  checkPaymentType?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType, RequireFields<MutationCheckPaymentTypeArgs, 'consent' | 'providerId'>>;
  placeOrder?: Resolver<ResolversTypes['PaymentConfirmation'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  selectAddress?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSelectAddressArgs, 'id' | 'type'>>;
  setPostalCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetPostalCodeArgs, 'countryCode' | 'zip'>>;
}>;

export type OrderLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piecesFromStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  piecesToOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceSubtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceUnit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  productUomQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['ProductTemplate'], ParentType, ContextType>;
  totalLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PartnerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = ResolversObject<{
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PaymentConfirmationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentConfirmation'] = ResolversParentTypes['PaymentConfirmation']> = ResolversObject<{
  bankTransfer?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  dateOrder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['CartOrder'], ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
}>;

export type PaymentProviderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = ResolversObject<{
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PaymentTypeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentType'] = ResolversParentTypes['PaymentType']> = ResolversObject<{
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductTemplateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTemplate'] = ResolversParentTypes['ProductTemplate']> = ResolversObject<{
  applications?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  autoConversionM2Xaa?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  certification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  combinationInfo?: Resolver<ResolversTypes['CombinationInfo'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  humidity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lengthRange?: Resolver<Maybe<ResolversTypes['LengthRange']>, ParentType, ContextType>;
  productCategoryIsSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productVariants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  profile1?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seoDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  specie?: Resolver<Maybe<ResolversTypes['Specie']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thickness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['ProductTitle'], ParentType, ContextType>;
  uomFactorInv?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantView?: Resolver<ResolversTypes['VariantView'], ParentType, ContextType>;
  websiteCategories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  workingWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ProductTemplatesListResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTemplatesList'] = ResolversParentTypes['ProductTemplatesList']> = ResolversObject<{
  category?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultPageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterGroups?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductTitleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTitle'] = ResolversParentTypes['ProductTitle']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductVariantResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = ResolversObject<{
  attributeLength?: Resolver<Maybe<ResolversTypes['AttributeLength']>, ParentType, ContextType>;
  barcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  combinationInfo?: Resolver<ResolversTypes['CombinationInfo'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lengte?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  cartLoad?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryGetCountriesArgs>>;
  getPaymentConfirmation?: Resolver<Maybe<ResolversTypes['PaymentConfirmation']>, ParentType, ContextType>;
  getPaymentProviders?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  getProductTemplate?: Resolver<Maybe<ResolversTypes['ProductTemplate']>, ParentType, ContextType, RequireFields<QueryGetProductTemplateArgs, 'id'>>;
  getProductTemplatesList?: Resolver<ResolversTypes['ProductTemplatesList'], ParentType, ContextType, Partial<QueryGetProductTemplatesListArgs>>;
  getSearchResults?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QueryGetSearchResultsArgs, 'search'>>;
  getWebsiteCategories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  getWebsiteCategory?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType, RequireFields<QueryGetWebsiteCategoryArgs, 'slug'>>;
}>;

export type SearchResultsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ShippingMethodCode'], ParentType, ContextType>;
  deliveryConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SpecieResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Specie'] = ResolversParentTypes['Specie']> = ResolversObject<{
  density?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durabilityClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latinName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Specie']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type WebsiteCategoryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WebsiteCategory'] = ResolversParentTypes['WebsiteCategory']> = ResolversObject<{
  childs?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paths?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seoDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = CommerceContext> = ResolversObject<{
  Address?: AddressResolvers<ContextType>;
  AttributeLength?: AttributeLengthResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  CartOrder?: CartOrderResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CombinationInfo?: CombinationInfoResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  DiscountLine?: DiscountLineResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  LengthRange?: LengthRangeResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PaymentConfirmation?: PaymentConfirmationResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentType?: PaymentTypeResolvers<ContextType>;
  ProductTemplate?: ProductTemplateResolvers<ContextType>;
  ProductTemplatesList?: ProductTemplatesListResolvers<ContextType>;
  ProductTitle?: ProductTitleResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  Specie?: SpecieResolvers<ContextType>;
  WebsiteCategory?: WebsiteCategoryResolvers<ContextType>;
}>;

