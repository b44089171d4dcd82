import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  /**
   * A whole number of up to 53 bits, which JavaScript holds exactly: sums of money in euro cents and of weights in grams
   * outgrow the 32 bits of an Int.
   */
  SafeInt: { input: number; output: number; }
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
  /** The delivery address that its customer is offered first. */
  isDefault: Scalars['Boolean']['output'];
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
  /** Makes it the delivery address that is offered first, or no longer; customers only. Left out: as it is. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shopper was told: VAT is charged although there is a VAT id. */
  isVatCharged?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shopper was asked: there is no house number. */
  isWithoutHouseNumber?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** Required on delivery addresses: the driver rings before unloading. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Refused once with HOUSE_NUMBER_MISSING when neither it nor street2 holds a digit. */
  street: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  /** Checked for its form. A company's of another country is refused once with VAT_ID_INVALID or VAT_ID_NOT_CHECKED. */
  vat?: InputMaybe<Scalars['String']['input']>;
  zip: Scalars['String']['input'];
};

export type AddressType =
  | 'billing'
  | 'other'
  | 'shipping';

/**
 * What there is for one use of timber. Thickness and prices are of its beams, where half of it or more are beams; else of
 * what is laid by the m², where there is such: not of the battens below it.
 */
export type ApplicationSummary = {
  /** What thickness and prices are of. */
  kind: TimberKind;
  name: Scalars['String']['output'];
  /** Net euro cents of the cheapest running metre; null where nothing is sold by length. */
  price_m1?: Maybe<Scalars['Int']['output']>;
  /** Net euro cents of the cheapest m², laid or covered; null where nothing is sold by area. */
  price_m2?: Maybe<Scalars['Int']['output']>;
  products: Scalars['Int']['output'];
  /** Value of the filter attribute `application`. */
  slug: Scalars['String']['output'];
  thickness: SizeRange;
};

/** What is asked of one attribute: any of the values. */
export type AttributeFilterInput = {
  /** Of a filter group, for example `specie` or `thickness`. */
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
  amount: Scalars['SafeInt']['output'];
  bankName: Scalars['String']['output'];
  bic: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  /**
   * What banking apps read from a QR code (EPC069-12), to be drawn with error correction M; null where the amount is not
   * final yet.
   */
  qrPayload?: Maybe<Scalars['String']['output']>;
  /** The reference of the transfer: the order number. */
  reference: Scalars['String']['output'];
};

/** Where the invoices of a customer go. */
export type BillingAddress = {
  city: Scalars['String']['output'];
  country?: Maybe<Country>;
  street: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type BillingInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  contactName?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  leitwegId?: InputMaybe<Scalars['String']['input']>;
  peppolId?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  /** All white space is removed. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type CartLineInput = {
  id: Scalars['Int']['input'];
  /** Whole pieces, 1 to 9,999. */
  quantity: Scalars['Int']['input'];
};

/** The cart of a session and, once placed, the order. All amounts in euro cents; `amountTotal` = `amountUntaxed` + `amountTax`. */
export type CartOrder = {
  /** Gross delivery costs; 0 while `deliveryCalculatedAfterwards`. */
  amountDelivery: Scalars['SafeInt']['output'];
  /** Gross reductions, 0 or negative. */
  amountDiscounts: Scalars['SafeInt']['output'];
  /** VAT of everything, delivery included. */
  amountTax: Scalars['SafeInt']['output'];
  /** Gross of everything. */
  amountTotal: Scalars['SafeInt']['output'];
  /** Net of everything, delivery included. */
  amountUntaxed: Scalars['SafeInt']['output'];
  /** Country of delivery. */
  checkoutCountry?: Maybe<Country>;
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  currency: Currency;
  /** True where delivery is calculated after the order: Wadden and German islands, inside the Amsterdam ring road. */
  deliveryCalculatedAfterwards: Scalars['Boolean']['output'];
  /** The maximum that delivery may cost when it is calculated afterwards, gross; else null. */
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
  /** Lines that left by themselves since the shopper last changed the cart: to be shown until then. */
  removedLines: Array<RemovedLine>;
  /** Days until everything leaves the yard. */
  saleDelay: Scalars['Int']['output'];
  shippingMethod?: Maybe<ShippingMethod>;
  state: OrderState;
  transportMsg?: Maybe<Scalars['String']['output']>;
  /** Of the VAT id that decides whether VAT is charged; null where none does. */
  vatIdCheck?: Maybe<VatIdCheck>;
  /**
   * Percent: 19 or 21, by the language until a delivery country is known, then by the country; 0 for an intra-Community
   * supply, whose VAT id was found valid.
   */
  vatRate: Scalars['Int']['output'];
  /** Grows with every change: what a shopper confirms is this version. */
  version: Scalars['Int']['output'];
  websiteOrderLine: Array<OrderLine>;
  /** Grams of everything. */
  weight: Scalars['SafeInt']['output'];
  /** Postcode of delivery, from `setPostalCode` or from the delivery address. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** What every call on a cart returns: the whole new cart. */
export type CartPayload = {
  /** Null when the session has no cart. */
  order?: Maybe<CartOrder>;
};

export type CartProductInput = {
  /** Values of `productTemplateAttributeValues`, at most one of each attribute; what is left out stays as it is in stock. */
  finishIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Variant id. */
  id: Scalars['Int']['input'];
  /** Whole pieces, 1 to 9,999. Adding what is in the cart already, with the same finishes, raises its line. */
  quantity: Scalars['Int']['input'];
};

/** Text of a listing: of the most specific combination of category and values that has one. */
export type CategoryText = {
  /** Cleaned HTML. */
  html: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/**
 * Net prices without VAT, in euro cents. Gross is net plus VAT rounded half up; what is beside N pieces is the line's
 * gross (see `websiteOrderLine`), never unit gross × N.
 */
export type CombinationInfo = {
  /** A reduced price names the lowest of the 30 days before the reduction, that of the piece; null when it is not reduced. */
  lowestPrice30Days?: Maybe<Scalars['Int']['output']>;
  /** The same of the running metre. */
  lowestPrice30Days_m1?: Maybe<Scalars['Int']['output']>;
  /** One of this variant, in its `unitOfSale`; of a template: the cheapest one. */
  price: Scalars['Int']['output'];
  /** One running metre; null where the product is not sold by length. */
  price_m1?: Maybe<Scalars['Int']['output']>;
  /** One m² laid (decking, with a 5 mm gap) or covered (cladding); null for battens, beams and accessories. */
  price_m2?: Maybe<Scalars['Int']['output']>;
  /** One m² of wood without gaps; null where `price_m2` is null. */
  price_m2_wood?: Maybe<Scalars['Int']['output']>;
};

/** The company that a customer buys for. */
export type Company = {
  city: Scalars['String']['output'];
  country?: Maybe<Country>;
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  industry?: Maybe<Industry>;
  /** False once there is a number: a change is asked for by e-mail. */
  isVatEditable: Scalars['Boolean']['output'];
  /** Number of the Chamber of Commerce. */
  kvk?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  street: Scalars['String']['output'];
  vat?: Maybe<Scalars['String']['output']>;
  zip: Scalars['String']['output'];
};

export type CompanyInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  industryId?: InputMaybe<Scalars['Int']['input']>;
  kvk?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  /** Refused with VAT_NOT_EDITABLE when it is to change. */
  vat?: InputMaybe<Scalars['String']['input']>;
  /** All white space is removed. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the shop that a search has found. */
export type ContentResult = {
  /** What the page is about, in a sentence. */
  intro: Scalars['String']['output'];
  /** Path in the shop, in the language of the request. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What one sold unit holds, for example 200 pieces or 2500 ml. */
export type Contents = {
  amount: Scalars['Int']['output'];
  /** The amount that the legal unit price is for: 1000 ml, 100 pieces. Unit price = price × reference / amount, rounded half up. Null where none is due. */
  reference?: Maybe<Scalars['Int']['output']>;
  unit: ContentsUnit;
};

/** What contents are counted in. */
export type ContentsUnit =
  | 'GRAM'
  | 'MILLILITRE'
  | 'MILLIMETRE'
  | 'PIECE'
  | 'SQUARE_CENTIMETRE';

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

/** Texts of the merchant that explain the stock of a product; null where there is none. */
export type CustomMessage = {
  stockPopUp1?: Maybe<Scalars['String']['output']>;
  stockPopUp2?: Maybe<Scalars['String']['output']>;
  stockPopUp3?: Maybe<Scalars['String']['output']>;
};

/** A copy of the customer's data. */
export type DataExport = {
  /** Null while it is being made. */
  file?: Maybe<DataExportFile>;
  /** ISO 8601. */
  requestedAt: Scalars['String']['output'];
};

/** A file in JSON. Fetching it needs a login of the last 10 minutes. */
export type DataExportFile = {
  /** ISO 8601; from then on it is gone. */
  expiresAt: Scalars['String']['output'];
  /** Its address is `/api/files/{key}`. */
  key: Scalars['String']['output'];
};

/** The rate card of delivery, in gross cents: what carts are calculated with. */
export type DeliveryRates = {
  extraLengthAbove: Scalars['SafeInt']['output'];
  /** Added once where a piece is longer than `extraLengthAbove` mm. */
  extraLengthPrice: Scalars['SafeInt']['output'];
  /** Samples that travel free when nothing else is in the order. */
  freeSamples: Scalars['SafeInt']['output'];
  /** Added for each started `heavyStep` grams above the first. */
  heavyPrice: Scalars['SafeInt']['output'];
  heavyStep: Scalars['SafeInt']['output'];
  zones: Array<DeliveryZone>;
};

/** What delivery costs in a part of a country, in gross cents. */
export type DeliveryZone = {
  countryCode: Scalars['String']['output'];
  /** What it may cost at most where it is agreed after the order; else null. */
  maximum?: Maybe<Scalars['SafeInt']['output']>;
  /** Small and light orders. */
  parcelPrice: Scalars['SafeInt']['output'];
  /** Null stands for the rest of the country. */
  postcodes?: Maybe<Array<PostcodeRange>>;
  /** Null where it is agreed after the order. */
  truckPrice?: Maybe<Scalars['SafeInt']['output']>;
};

/** A browser that is logged in. */
export type Device = {
  /** For example `Firefox`; null where it does not say. */
  browser?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** True for the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** ISO 8601, by the hour. */
  lastUsedAt: Scalars['String']['output'];
  /** ISO 8601. */
  loggedInAt: Scalars['String']['output'];
  /** For example `Windows`. */
  system?: Maybe<Scalars['String']['output']>;
};

/** A reduction, folded into nothing: shown as a line of its own. Amounts are negative, in euro cents. */
export type DiscountLine = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  priceSubtotal: Scalars['SafeInt']['output'];
  priceTotal: Scalars['SafeInt']['output'];
};

export type DocumentKind =
  | 'ASSEMBLY_INSTRUCTION'
  | 'ATTACHMENT'
  | 'DECLARATION_OF_PERFORMANCE'
  | 'PRODUCT_SHEET'
  | 'SAFETY_DATA_SHEET'
  | 'TREATED_WOOD_INFORMATION';

/** How durable the wood of a product is and where it may be used (EN 350, EN 335). Say nothing else of it. */
export type Durability = {
  /** EN 350, for example `3–4`: of the heartwood, of modified wood the class that modification reaches, of treated wood that of its untreated heartwood. */
  durabilityClass?: Maybe<Scalars['String']['output']>;
  /** Only of wood as it grew. */
  serviceLife?: Maybe<ServiceLife>;
  source: DurabilitySource;
  /** EN 335 use class that treated wood was treated for; null for all other wood. */
  treatedFor?: Maybe<Scalars['String']['output']>;
  /** From mild to harsh; a use that nothing is known of is left out. */
  uses: Array<UseClassVerdict>;
};

/** What the durability of wood comes from. */
export type DurabilitySource =
  | 'CHEMICAL_MODIFICATION'
  | 'NATURE'
  | 'THERMAL_MODIFICATION'
  | 'TREATMENT';

/** That the account is to have another address. */
export type EmailChange = {
  /** ISO 8601: from then on the confirmed address counts without an answer of the one before. */
  countsFrom: Scalars['String']['output'];
  /** The new address. */
  email: Scalars['String']['output'];
  /** Whether the address before has agreed. */
  isApproved: Scalars['Boolean']['output'];
  /** Whether a mail to the new address has proven it. */
  isConfirmed: Scalars['Boolean']['output'];
};

export type EmailCheck = {
  isTaken: Scalars['Boolean']['output'];
};

/** A provider of private mailboxes. */
export type EmailProvider = {
  domain: Scalars['String']['output'];
};

/**
 * Every refusal that the API can answer with. The code is in `extensions.code` of a GraphQL error, its facts in
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
  /** A cart holds at most {max} lines */
  | 'CART_FULL'
  /** This line is no longer in your cart */
  | 'CART_LINE_NOT_FOUND'
  /** This order is larger than we can take online. Please ask us for a quote. */
  | 'CART_TOO_LARGE'
  /** Please ask us by e-mail to change the company’s name */
  | 'COMPANY_NAME_NOT_EDITABLE'
  /** Please accept that the delivery costs are calculated afterwards */
  | 'DELIVERY_COST_NOT_ACCEPTED'
  /** There is an account with this e-mail address already */
  | 'EMAIL_TAKEN'
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
  /** Please choose one finish of each kind only */
  | 'FINISH_AMBIGUOUS'
  /** This finish is not available for this product */
  | 'FINISH_NOT_AVAILABLE'
  /** This finish is possible for pieces up to {max} mm only */
  | 'FINISH_PIECE_TOO_LONG'
  /** Requests from another site are refused */
  | 'FOREIGN_ORIGIN'
  /** Is the house number missing? If there is none, please continue. */
  | 'HOUSE_NUMBER_MISSING'
  /** This link is no longer valid. Please ask for a new one. */
  | 'LINK_EXPIRED'
  /** E-mail address or password is wrong */
  | 'LOGIN_FAILED'
  /** Please log in */
  | 'NOT_AUTHENTICATED'
  /** The passkey could not be used. Please try again, or use your password. */
  | 'PASSKEY_REFUSED'
  /** The password must not be the e-mail address */
  | 'PASSWORD_IS_EMAIL'
  /** This password is easy to guess. Please choose another one. */
  | 'PASSWORD_TOO_COMMON'
  /** At most {max} characters */
  | 'PASSWORD_TOO_LONG'
  /** At least {min} characters */
  | 'PASSWORD_TOO_SHORT'
  /** Please choose a payment method */
  | 'PAYMENT_PROVIDER_REQUIRED'
  /** Please add pieces first. */
  | 'PIECES_REQUIRED'
  /** Please accept the privacy statement */
  | 'PRIVACY_NOT_ACCEPTED'
  /** Please confirm that you have read the important product information */
  | 'PRODUCT_INFO_NOT_READ'
  /** Product not available */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Product not found */
  | 'PRODUCT_NOT_FOUND'
  /** Provider {provider} not implemented */
  | 'PROVIDER_NOT_IMPLEMENTED'
  /** Only whole numbers can be ordered */
  | 'QUANTITY_INVALID'
  /** At most {max} per line */
  | 'QUANTITY_TOO_LARGE'
  /** The query asks for too much at once */
  | 'QUERY_TOO_COMPLEX'
  /** Please enter your password again */
  | 'REAUTHENTICATION_REQUIRED'
  /** The request is too large */
  | 'REQUEST_TOO_LARGE'
  /** There is no sample of this product */
  | 'SAMPLE_NOT_AVAILABLE'
  /** The shop is not available at the moment. Please try again. */
  | 'SERVICE_UNAVAILABLE'
  /** Some error */
  | 'SOME_ERROR'
  /** Please accept the terms and conditions */
  | 'TERMS_NOT_ACCEPTED'
  /** Too many attempts. Please try again in {minutes} min. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many requests in a short time. Please try again in {minutes} min. */
  | 'TOO_MANY_REQUESTS'
  /** This VAT number is not valid. Please correct it; if you continue with it, we charge VAT. */
  | 'VAT_ID_INVALID'
  /** This VAT number cannot be checked at the moment. If you continue, we charge VAT. */
  | 'VAT_ID_NOT_CHECKED'
  /** Please ask us by e-mail to change the VAT number */
  | 'VAT_NOT_EDITABLE';

/** A filter group. Counts leave out the group's own choice. */
export type FilterGroup = {
  attribute: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of thickness and width: the sizes in mm that are there, from small to large, the group's own choice left out; else empty. */
  sizes: Array<Scalars['Int']['output']>;
  values: Array<FilterValue>;
};

/** A value of a filter with the number of products that choosing it would show. */
export type FilterValue = {
  count: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Group that it is under, for example the kind of a species; null without one. */
  parent?: Maybe<AttributeValue>;
  slug: Scalars['String']['output'];
};

/** Attributes of a product that a shopper chooses beside the length. */
export type FinishAttribute =
  | 'finishing'
  | 'surface_finishing';

/** What a finish costs and takes. Net euro cents of one unit. */
export type FinishSurcharge = {
  price: Scalars['Int']['output'];
  /** What `price` is for: the visible face (width × length), the wood, or the piece. */
  unit: FinishUnit;
};

export type FinishUnit =
  | 'CUBIC_METRE'
  | 'PIECE'
  | 'SQUARE_METRE';

/** A hazard statement of CLP, for example `H226`. */
export type HazardStatement = {
  code: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What a company works in. */
export type Industry = {
  /** With the group it belongs to, for example `Construction / Carpentry`. */
  fullName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** In the language of the request. */
  name: Scalars['String']['output'];
};

/** Shortest and longest length in mm. */
export type LengthRange = {
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

/** Pieces in stock of one length, for a tick per length in a table. */
export type LengthStock = {
  /** mm */
  lengte: Scalars['Int']['output'];
  stock: Scalars['Int']['output'];
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

/** A chosen value and how many products there were without it. */
export type LooserFilter = {
  attribute: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type Mutation = {
  /** Creates an address in the session's address list. Each bad field is an error of its own with `params.field`. */
  addAddress: Address;
  /** Adds the passkey that a device made: `credential` is its RegistrationResponseJSON, as text. The customer is told by mail. */
  addPasskey: Scalars['Boolean']['output'];
  /**
   * Agrees to the new address with the link of the mail to the one before. True when the new one counts from now on, false
   * while it is to be confirmed.
   */
  approveEmailChange: Scalars['Boolean']['output'];
  /** Does without the new address. */
  cancelEmailChange: Scalars['Boolean']['output'];
  /**
   * Adds variants to the cart, all of them or none. Creates the session and the cart when there are none. A call takes 100
   * items at most, a cart 100 lines (CART_FULL), 10 million euro net and 1,000 tonnes (CART_TOO_LARGE).
   */
  cartAddMultipleItems: CartPayload;
  /** Takes every line out of the cart, also of one that cannot be shown. Address and destination stay. */
  cartClear: CartPayload;
  /** Takes lines out of the cart. Lines that are gone already are ignored. */
  cartRemoveMultipleItems: CartPayload;
  /** Sets the pieces of lines, all of them or none. */
  cartUpdateMultipleItems: CartPayload;
  /**
   * Asks for another address, within 10 minutes of a login: REAUTHENTICATION_REQUIRED after them. It counts once the mails to
   * both addresses are answered, or 7 days later where the address before did not object. One asked for before is void.
   */
  changeEmail: Scalars['Boolean']['output'];
  /** Sets the password with the link of the mail; every session of the account ends, and nobody is logged in. */
  changePassword: Scalars['Boolean']['output'];
  /** Whether there is an account with this address. */
  checkEmail: EmailCheck;
  /** Chooses the provider and notes the ticks; returns where to go on. PROVIDER_NOT_IMPLEMENTED for anything but wire transfer. */
  checkPaymentType: PaymentType;
  /** Whether a declaration of withdrawal is complete: each bad field is an error of its own with `params.field`. Nothing is declared. */
  checkWithdrawal: Scalars['Boolean']['output'];
  /** Confirms the address with the link of the mail, logged in as the account it was sent for. */
  confirmEmail: UserPayload;
  /** Confirms the new address with the link of the mail to it, logged in as the account that is to have it. */
  confirmNewEmail: UserPayload;
  /** Has the account deleted in 7 days, and mails a link to undo that. LOGIN_FAILED for a wrong password. */
  deleteAccount: UserPayload;
  /** Takes an address out of the customer's book, and off the cart. One that is gone already is ignored. */
  deleteAddress: Scalars['Boolean']['output'];
  /** Logs a device of the customer out; REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago. */
  endDevice: Scalars['Boolean']['output'];
  /** The same for all devices but this one. */
  endOtherDevices: Scalars['Boolean']['output'];
  /** Registers and logs in. A mail asks to confirm the address. EMAIL_TAKEN also mails the owner of the address. */
  gevenSignUpUser: UserPayload;
  /**
   * Logs in, and merges the guest's cart into the customer's. LOGIN_FAILED does not say which of the two is wrong; after
   * some of them TOO_MANY_ATTEMPTS.
   */
  login: UserPayload;
  /**
   * Logs in with the passkey of a device: `credential` is its AuthenticationResponseJSON, as text. The guest's cart is merged
   * into the customer's.
   */
  loginWithPasskey: UserPayload;
  /** Ends the session and everything that the browser knows of it. */
  logout: Scalars['Boolean']['output'];
  /**
   * What a browser passes to `navigator.credentials.create`: PublicKeyCredentialCreationOptionsJSON of WebAuthn, as text. Good
   * for one answer in this session; REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago.
   */
  passkeyCreationOptions: Scalars['String']['output'];
  /**
   * What a browser passes to `navigator.credentials.get`: PublicKeyCredentialRequestOptionsJSON of WebAuthn, as text. Good for
   * one answer in this session, within an hour.
   */
  passkeyRequestOptions: Scalars['String']['output'];
  /** Places the order of the cart. The order number in the answer is the promise: it is stored. */
  placeOrder: PaymentConfirmation;
  /** Objects with the same link: the address stays, and every session of the account ends. */
  refuseEmailChange: Scalars['Boolean']['output'];
  /** REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago. One that is gone already is ignored. */
  removePasskey: Scalars['Boolean']['output'];
  /** Has a copy of the customer's data made, in place of the one before, and mails when it is ready. */
  requestDataExport: DataExport;
  /** Mails a link to choose a new password. The answer is the same where there is no account. */
  resetPassword: Scalars['Boolean']['output'];
  /** Puts one sample of a product into the cart, once: a second request changes nothing. */
  sampleRequest: CartPayload;
  /** Makes an address of the session the cart's delivery or billing address. */
  selectAddress: CartPayload;
  /** Mails a link to confirm the address of whoever is logged in; nothing is sent once it is confirmed. */
  sendConfirmation: Scalars['Boolean']['output'];
  /** Where the cart goes: updates shipping, delivery, tax and total. */
  setPostalCode: CartPayload;
  /** Keeps the account of whoever is logged in. */
  undoDeleteAccount: UserPayload;
  /** Keeps the account that the link was mailed for; needs no login. */
  undoDeleteAccountByLink: Scalars['Boolean']['output'];
  /** Changes an address of the customer's book. Each bad field is an error of its own with `params.field`. */
  updateAddress: Address;
  /** Changes person, company or billing. Each bad field is an error of its own with `params.field`, such as `company.zip`. */
  updatePartnerProfile: UserPayload;
  /** Sets the password of whoever is logged in; other sessions end. */
  updatePassword: Scalars['Boolean']['output'];
  updatePriceOption: UserPayload;
  /** Withdraws from a contract, with or without a login; the receipt goes out by mail. Once per `clientKey`, which is made once per page. */
  withdrawFromContract: WithdrawalReceipt;
};


export type MutationAddAddressArgs = {
  address: AddressInput;
};


export type MutationAddPasskeyArgs = {
  credential: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationApproveEmailChangeArgs = {
  token: Scalars['String']['input'];
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


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationCheckEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationCheckPaymentTypeArgs = {
  consent: PaymentConsentInput;
  providerId: Scalars['Int']['input'];
};


export type MutationCheckWithdrawalArgs = {
  withdrawal: WithdrawalInput;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmNewEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEndDeviceArgs = {
  id: Scalars['Int']['input'];
};


export type MutationGevenSignUpUserArgs = {
  input: SignUpInput;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLoginWithPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRefuseEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['Int']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationSampleRequestArgs = {
  params: SampleRequestInput;
};


export type MutationSelectAddressArgs = {
  id: Scalars['Int']['input'];
  type: AddressType;
};


export type MutationSetPostalCodeArgs = {
  countryCode: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};


export type MutationUndoDeleteAccountByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateAddressArgs = {
  address: AddressInput;
  id: Scalars['Int']['input'];
};


export type MutationUpdatePartnerProfileArgs = {
  myaccount: MyAccountInput;
};


export type MutationUpdatePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdatePriceOptionArgs = {
  showTaxPrice: ShowTaxPrice;
};


export type MutationWithdrawFromContractArgs = {
  clientKey: Scalars['String']['input'];
  withdrawal: WithdrawalInput;
};

/** What is left out, or null, stays as it is. */
export type MyAccountInput = {
  billing?: InputMaybe<BillingInput>;
  company?: InputMaybe<CompanyInput>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** An order or quotation that is not over yet. */
export type OpenMatter = {
  /** ISO 8601. */
  date: Scalars['String']['output'];
  kind: OpenMatterKind;
  /** Its number. */
  name: Scalars['String']['output'];
};

/** What an order waits for that is not over yet. */
export type OpenMatterKind =
  /** Its delivery. */
  | 'ORDER'
  /** Its payment. */
  | 'PAYMENT'
  /** The customer's answer. */
  | 'QUOTATION';

/** A line of a cart or order. Amounts in euro cents: `priceTotal` = `priceSubtotal` + `priceTax`. */
export type OrderLine = {
  /** What was chosen beside the length; empty for the product as it is in stock. */
  finishes: Array<ProductTemplateAttributeValue>;
  /** False for what is made to the shopper's choice, planed or treated after the order: it cannot be withdrawn from. */
  hasWithdrawalRight: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Pieces that come from stock. */
  piecesFromStock: Scalars['Int']['output'];
  /** Pieces that are made for this order because the stock is smaller. */
  piecesToOrder: Scalars['Int']['output'];
  /** Net of the finishes: their m² of the line with two decimals × their price; in `priceSubtotal`. */
  priceFinishes: Scalars['SafeInt']['output'];
  /** Net: pieces × priceUnit + priceFinishes. */
  priceSubtotal: Scalars['SafeInt']['output'];
  /** VAT on the net of the line, rounded half up. */
  priceTax: Scalars['SafeInt']['output'];
  /** Gross. */
  priceTotal: Scalars['SafeInt']['output'];
  /** Net price of one piece, finishes left out. */
  priceUnit: Scalars['Int']['output'];
  /** Net price of one piece with its finishes: what the product page shows for the same choice. */
  priceUnitFinished: Scalars['Int']['output'];
  /** The variant that was ordered. */
  product: ProductVariant;
  /** Whole units of sale. */
  productUomQty: Scalars['Int']['output'];
  /** Days until the whole line leaves the yard. */
  saleDelay: Scalars['Int']['output'];
  /** Its product. */
  template: ProductTemplate;
  /** Millimetres of wood in all; null where the product has no length. */
  totalLength?: Maybe<Scalars['SafeInt']['output']>;
  /** What was ordered by: pieces, boxes, cans. */
  unitOfSale: UnitOfSale;
  /** Grams in all. */
  weight: Scalars['SafeInt']['output'];
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

/** A customer, as the customer sees it. */
export type PartnerProfile = {
  billingAddress?: Maybe<BillingAddress>;
  billingContactName?: Maybe<Scalars['String']['output']>;
  billingEmail?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Company>;
  /** Days since the customer registered. */
  createDateCounter: Scalars['Int']['output'];
  /** When the account is deleted, ISO 8601; null unless its owner asked for that, and may still undo it. */
  deletionAt?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** True for a price list other than everybody's. */
  hasOwnPrices: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  /** Whether a mail to the address has proven it. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Where German authorities take electronic invoices. */
  leitwegId?: Maybe<Scalars['String']['output']>;
  mobile: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Where electronic invoices arrive in the Peppol network. */
  peppolId?: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
  showTaxPrice: ShowTaxPrice;
};

/** A key on a device of the customer, to log in without a password. */
export type Passkey = {
  /** ISO 8601. */
  createdAt: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** ISO 8601; null: never. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  /** What the customer calls it. */
  name: Scalars['String']['output'];
};

/** An order that was placed, as its success page shows it. */
export type PaymentConfirmation = {
  /** Null unless the order is paid by transfer. */
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

/** How an order is paid: a transfer afterwards, or a card while ordering. */
export type PaymentKind =
  | 'CARD'
  | 'WIRE';

/** A way to pay. */
export type PaymentProvider = {
  /** What shoppers read, in the language of the request. */
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** What its name says how it is paid by: WIRE where it contains wire, CARD where it contains adyen, null else: not implemented. */
  kind?: Maybe<PaymentKind>;
  name: Scalars['String']['output'];
};

export type PaymentState =
  | 'done'
  | 'pending';

/** Where to go on with a payment. */
export type PaymentType = {
  url: Scalars['String']['output'];
};

/** A picture. Sizes are made by the resizing path: `src` + `/m/360x442/filters:format(webp)`. */
export type Picture = {
  alt: Scalars['String']['output'];
  /** Shown while the picture loads, `#rrggbb`. */
  colour: Scalars['String']['output'];
  filename: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** True for a drawing or rendering that stands for the species, not for the very board. */
  isIllustration: Scalars['Boolean']['output'];
  kind: PictureKind;
  /** Address below the shop's or the API's own origin, without a size. */
  src: Scalars['String']['output'];
  /** Pixels of the original. */
  width: Scalars['Int']['output'];
};

export type PictureKind =
  /** A board with its end grain. */
  | 'BOARD'
  /** End grain alone. */
  | 'END'
  /** Upper side of a board, cut from the middle. */
  | 'FACE'
  /** A photograph or drawing of the merchant's own. */
  | 'PHOTO';

export type PlaceOrderInput = {
  /** Made once per confirm page: placing twice with one key gives one order. */
  clientKey: Scalars['String']['input'];
  /** The cart's version that was shown; another one is refused with CART_CHANGED. */
  version: Scalars['Int']['input'];
};

/** Postcodes from the first to the last, both included: the digits at their beginning. */
export type PostcodeRange = {
  first: Scalars['String']['output'];
  last: Scalars['String']['output'];
};

/** A category of the back office, not of the navigation. */
export type ProductCategory = {
  id: Scalars['Int']['output'];
  isSample: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** What products of a listing differ in, when it shows one of each. */
export type ProductDistinction =
  | 'PROFILE'
  /** Thickness × width; of each the first whose species none before has, so that a row shows many woods. */
  | 'SECTION'
  | 'SPECIE';

/** A file to download; its name comes with the download, in `content-disposition`. */
export type ProductDocument = {
  kind: DocumentKind;
  mimeType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Bytes; null for what is made when it is asked for. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Address below the shop's or the API's own origin. */
  url: Scalars['String']['output'];
};

export type ProductFilterInput = {
  /** All of them must hold. Unknown values match nothing; unknown attributes are left out. */
  attributes?: InputMaybe<Array<AttributeFilterInput>>;
  /** Category path or its last slug, in any language. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** Where wood comes from (timber and deforestation rules). */
export type ProductOrigin = {
  /** `FSC 100 %`, `FSC Mix Credit` or `PEFC` with the merchant's certificate code; null without a configured code. */
  certificationClaim?: Maybe<Scalars['String']['output']>;
  /** Note for species listed by CITES. */
  cites?: Maybe<Scalars['String']['output']>;
  /** Country or countries of harvest, in words. */
  countries?: Maybe<Scalars['String']['output']>;
  /** Reference of the due diligence statement, when the merchant shows it. */
  dueDiligenceReference?: Maybe<Scalars['String']['output']>;
  /** Botanical name. */
  scientificName?: Maybe<Scalars['String']['output']>;
};

/** What has to be known before buying (GPSR, biocides, CLP). */
export type ProductSafety = {
  /** What treated wood is treated with, or what a biocidal product works with. */
  activeSubstances: Array<Scalars['String']['output']>;
  /** GHS pictograms, `GHS02`. */
  hazardPictograms: Array<Scalars['String']['output']>;
  hazardStatements: Array<HazardStatement>;
  responsible: ResponsibleParty;
  /** `DANGER`, `WARNING` or null. */
  signalWord?: Maybe<SignalWord>;
  /** EN 335 use class that treated wood is treated for, for example `4`; null for everything else. */
  useClass?: Maybe<Scalars['String']['output']>;
  warnings: Array<Scalars['String']['output']>;
};

/** A keyword of the merchant on products; `showFilter` offers it as a filter of the listing (attribute `tagging`). */
export type ProductTagging = {
  name: Scalars['String']['output'];
  showFilter: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
};

/** A product: species, profile and cross-section. Its variants are the lengths. */
export type ProductTemplate = {
  /** What goes with it: screws, clips, oil; at most 12, published ones only. */
  accessoryProducts: Array<ProductTemplate>;
  /** What could be taken instead; at most 12, published ones only. */
  alternativeProducts: Array<ProductTemplate>;
  /** Where it is used (terrace, façade …). */
  applications: Array<AttributeValue>;
  assemblyInstruction?: Maybe<ProductDocument>;
  /** Name of the attribute that `certification` is a value of, for example `Certification`. */
  attributeCertificationName: Scalars['String']['output'];
  /** Running metres per m²: 1000 / cover with four decimals; null for battens, beams and accessories. */
  autoConversionM2Xaa?: Maybe<Scalars['Float']['output']>;
  /** EAN-13 of a product with one variant; else null, then every variant has its own. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Categories of the back office, the nearest first. */
  categories: Array<ProductCategory>;
  /** FSC 100 %, FSC Mix Credit, PEFC or `–`. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Treatment colour of impregnated wood: green, brown or grey. */
  colour?: Maybe<AttributeValue>;
  combinationInfo: CombinationInfo;
  /** HS or CN heading, for example `4409 22`. */
  commodityCode?: Maybe<Scalars['String']['output']>;
  /** Of the same variant. */
  contents?: Maybe<Contents>;
  /** Width in mm that one board takes up when laid: the working width, on decking with its gap. Price per m² is price per m × 1000 / cover. */
  cover?: Maybe<Scalars['Int']['output']>;
  customMessage: CustomMessage;
  /** Text without markup. */
  description: Scalars['String']['output'];
  /** Address of the product sheet in the language of the request. */
  downloadProductsheet: Scalars['String']['output'];
  /** Null where nothing is known of it, as of accessories. */
  durability?: Maybe<Durability>;
  /** Its end grain; null for what is not wood. */
  end?: Maybe<Picture>;
  /** Its upper side; null for what is not wood. */
  face?: Maybe<Picture>;
  /** Family code of the item number, for example `DH`. */
  family: Scalars['String']['output'];
  /** Name of the family, for example `Terrassendiele`; the listing shows it under the species. */
  familyName: Scalars['String']['output'];
  /** True when `sampleRequest` can send a piece of it. */
  hasSample: Scalars['Boolean']['output'];
  /** Cross-section such as `25 × 145 mm`. */
  headSize?: Maybe<Scalars['String']['output']>;
  /** The description as cleaned HTML; null when it is plain text. */
  html?: Maybe<Scalars['String']['output']>;
  /** How it is dried and how moist it is, for example `kiln-dried, 16–18%`. */
  humidity?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Address of the first picture, without a size. */
  image: Scalars['String']['output'];
  /** The same for what cannot show WebP. */
  imageFilename: Scalars['String']['output'];
  /** The first picture in 620 × 761 px as WebP. */
  imageWebp: Scalars['String']['output'];
  intro: Scalars['String']['output'];
  /** True for timber thicker than 40 mm: its drawings need a smaller scale. */
  isBigger: Scalars['Boolean']['output'];
  /** True when every length that is in stock leaves the yard within two days. */
  isExpress: Scalars['Boolean']['output'];
  /** True for what is planed to order: consumers cannot withdraw from it. */
  isPlanedToOrder: Scalars['Boolean']['output'];
  /** True when other variants cost more than the price of `combinationInfo`. */
  isPriceFrom: Scalars['Boolean']['output'];
  /** True when no length is for sale though the product is shown: ask, or choose another. */
  isPromo: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  isVisibleValueF1: Scalars['Boolean']['output'];
  isVisibleValueF2: Scalars['Boolean']['output'];
  isVisibleValueF3: Scalars['Boolean']['output'];
  isVisibleValueF4: Scalars['Boolean']['output'];
  isVisibleValueF5: Scalars['Boolean']['output'];
  isVisibleValueF6: Scalars['Boolean']['output'];
  isVisibleValueF7: Scalars['Boolean']['output'];
  isVisibleValueF8: Scalars['Boolean']['output'];
  isVisibleValueP1: Scalars['Boolean']['output'];
  isVisibleValueP2: Scalars['Boolean']['output'];
  isVisibleValueP3: Scalars['Boolean']['output'];
  isVisibleValueP4: Scalars['Boolean']['output'];
  isVisibleValueP5: Scalars['Boolean']['output'];
  isVisibleValueP6: Scalars['Boolean']['output'];
  isVisibleValueP7: Scalars['Boolean']['output'];
  isVisibleValueP8: Scalars['Boolean']['output'];
  itemNumber: Scalars['String']['output'];
  /** Minimum and maximum length in mm, samples left out; null where the product has no lengths. */
  lengthRange?: Maybe<LengthRange>;
  /** Lengths with their stock from short to long, samples left out. */
  lengths: Array<LengthStock>;
  /** Every picture, the first one first. */
  mediaGallery: Array<Picture>;
  /** The same as `title.name`. */
  name: Scalars['String']['output'];
  origin: ProductOrigin;
  /** How it is packed, in words. */
  packingMethod?: Maybe<Scalars['String']['output']>;
  /** Pieces in a full pack; null where there are no packs. */
  piecesPerPack?: Maybe<Scalars['Int']['output']>;
  /** Wood type, application, durability class, quality, humidity, certification, surface finishing, treatment; each is shown only when its flag is set. */
  productAttributeCategoryValueF1?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF2?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF3?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF4?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF5?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF6?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF7?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueF8?: Maybe<Scalars['String']['output']>;
  /** Profile, thickness, width, working width, cross-section, open or closed profile. */
  productAttributeCategoryValueP1?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueP2?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueP3?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueP4?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueP5?: Maybe<Scalars['String']['output']>;
  productAttributeCategoryValueP6?: Maybe<Scalars['String']['output']>;
  /** True for sample boxes. */
  productCategoryIsSample: Scalars['Boolean']['output'];
  productDocuments: Array<ProductDocument>;
  /** Choices of finish: those of `surface_finishing`, then those of `finishing`; empty where nothing can be chosen. */
  productTemplateAttributeValues: Array<ProductTemplateAttributeValue>;
  /** From short to long; the sample comes last. */
  productVariants: Array<ProductVariant>;
  productVariantsMatrix: ProductVariantsMatrix;
  /** Profile key and name, for example `grooved`: `einseitig gerillt`. */
  profile1?: Maybe<AttributeValue>;
  /** Edges, for example `radius-3`: `rounded (R 3 mm)`. */
  profile2?: Maybe<AttributeValue>;
  /** Reverse side, for example relief grooves. */
  profile3?: Maybe<AttributeValue>;
  /** Ends, for example square cut or end matched. */
  profile4?: Maybe<AttributeValue>;
  /** Joint or gap when laid, for example a shadow gap. */
  profile5?: Maybe<AttributeValue>;
  /** Open or closed, of cladding profiles; null for everything else. */
  profileType?: Maybe<AttributeValue>;
  quality?: Maybe<Scalars['String']['output']>;
  ribbon?: Maybe<Ribbon>;
  safety: ProductSafety;
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
  taggings: Array<ProductTagging>;
  /** Thickness in mm. */
  thickness?: Maybe<Scalars['Int']['output']>;
  title: ProductTitle;
  /** Of its cheapest variant, whose price `combinationInfo` has. */
  unitOfSale: UnitOfSale;
  /** Step of the pieces field. */
  uomFactorInv: Scalars['Int']['output'];
  variantView: VariantView;
  websiteCategories: Array<WebsiteCategory>;
  /** Width in mm. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Covering width in mm; equals the width on square-edged boards. */
  workingWidth?: Maybe<Scalars['Int']['output']>;
};

/** One choice of finish on one product. */
export type ProductTemplateAttributeValue = {
  attribute: FinishAttribute;
  /** Days that it adds to `saleDelay`. */
  extraDays: Scalars['Int']['output'];
  /** Id of the value on this product: what `CartProductInput.finishIds` takes. */
  id: Scalars['Int']['output'];
  /** What the product has unless something else is chosen. */
  isDefault: Scalars['Boolean']['output'];
  /** Longest piece in mm that can be finished so; null without a limit. */
  longest?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Null when it is part of the price. */
  surcharge?: Maybe<FinishSurcharge>;
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
  /** How many products each chosen value keeps away: the count without it; empty while something is found. */
  looserFilters: Array<LooserFilter>;
  pageCount: Scalars['Int']['output'];
  /** The size really used. */
  pageSize: Scalars['Int']['output'];
  products: Array<ProductTemplate>;
  /** The sort really used, `field,ASC` or `field,DESC`; `relevance,DESC` when none or an unknown one is asked. */
  sort: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  /** What was asked and does not exist: it finds nothing, and the shop can say why. */
  unknownFilters: Array<UnknownFilter>;
};

/** Name of a product. */
export type ProductTitle = {
  /** Full name, for example `Bangkirai Terrassendiele 25 × 145 mm, glatt`. */
  name: Scalars['String']['output'];
  /** Species and family alone, for example `Ipe decking board`; the full name where there is no species. */
  short: Scalars['String']['output'];
};

/** One length of a board, one size of an accessory: what is put into a cart. */
export type ProductVariant = {
  attributeLength?: Maybe<AttributeLength>;
  /** EAN-13. */
  barcode: Scalars['String']['output'];
  combinationInfo: CombinationInfo;
  /** Null where it holds nothing that is counted, as boards. */
  contents?: Maybe<Contents>;
  id: Scalars['Int']['output'];
  isPublished: Scalars['Boolean']['output'];
  isSample: Scalars['Boolean']['output'];
  /** FAM-SPC-TTTWWW-PP-LLLL. */
  itemNumber: Scalars['String']['output'];
  /** Length in mm; null where the product has none. */
  lengte?: Maybe<Scalars['Int']['output']>;
  /** Full name with its length. */
  name: Scalars['String']['output'];
  /** The product that it is a length or size of. */
  product: ProductTemplate;
  /** Days until it leaves the yard, from stock. */
  saleDelay: Scalars['Int']['output'];
  /** Pieces in stock, never below 0. More can be ordered: the rest is planed to order. */
  stock: Scalars['Int']['output'];
  /** What `combinationInfo.price` buys one of, and a cart counts. */
  unitOfSale: UnitOfSale;
  /** Cubic centimetres per piece; 0 where it is not known. */
  volume: Scalars['Int']['output'];
  /** Grams per piece. */
  weight: Scalars['Int']['output'];
};

/** Lengths × treatments, for the length table. The rows are the lengths from short to long, the cells the values of `finishing`. */
export type ProductVariantsMatrix = {
  finishings: Array<ProductTemplateAttributeValue>;
  rows: Array<ProductVariantsMatrixRow>;
};

/** A combination of length and treatment; `productVariantId` is null where it does not exist. */
export type ProductVariantsMatrixCell = {
  /** Id of the `finishing` value. */
  finishId: Scalars['Int']['output'];
  /** Net euro cents of one piece with this treatment; null where it does not exist. */
  price?: Maybe<Scalars['Int']['output']>;
  productVariantId?: Maybe<Scalars['Int']['output']>;
};

export type ProductVariantsMatrixRow = {
  attributeLength: AttributeLength;
  cells: Array<ProductVariantsMatrixCell>;
};

export type Query = {
  /** The cart of the session; its operation is named `gevenCartLoad`. */
  cartLoad: CartPayload;
  /** The customer's address book, the default first. */
  getAddresses: Array<Address>;
  /** What could be taken instead of a product, also of one that is no longer published; empty where nothing is known of it. */
  getAlternativeProducts: Array<ProductTemplate>;
  /**
   * Text for a category and the chosen values; the most specific combination wins, without one the category's own text, null
   * when there is neither.
   */
  getCategoryText?: Maybe<CategoryText>;
  /** Countries whose name or code contains the term; all of the European Union without one. */
  getCountries: Array<Country>;
  /** The copy of the customer's data that was asked for last; null when none was, or it has expired. */
  getDataExport?: Maybe<DataExport>;
  /** Rates of every zone; with country and postcode of the zone that it is in alone, of none where nothing is delivered. */
  getDeliveryRates: DeliveryRates;
  /** Where the customer is logged in, the latest first. */
  getDevices: Array<Device>;
  /** The change of the customer's address that is under way. */
  getEmailChange?: Maybe<EmailChange>;
  /** The provider of private mailboxes with this domain; none: it is a company's. */
  getEmailProviders: Array<EmailProvider>;
  getIndustries: Array<Industry>;
  /** The customer's orders and quotations that are not over yet, the newest first. */
  getOpenMatters: Array<OpenMatter>;
  /** The latest first. */
  getPasskeys: Array<Passkey>;
  /** The order that this session placed last, for a day; null when there is none. */
  getPaymentConfirmation?: Maybe<PaymentConfirmation>;
  getPaymentProviders: Array<PaymentProvider>;
  /** One published product by its id; null when there is none. */
  getProductTemplate?: Maybe<ProductTemplate>;
  /**
   * A page of the published products. `sort` is `field,direction` with relevance, thickness, width, quality, name, popularity or price;
   * `search` takes words, word beginnings and sizes as `getSearchResults` does; `pageSize` 1 to 100. With
   * `distinct` it has the first product of each species, profile or section alone, and `totalCount` counts those; products
   * without one, such as accessories, are left out.
   */
  getProductTemplatesList: ProductTemplatesList;
  /**
   * One variant by its id or its barcode. Null when there is none, when neither is given, and for one that is not published,
   * unless its product is shown without anything for sale.
   */
  getProductVariant?: Maybe<ProductVariant>;
  /** The published variants of a published product, from short to long; empty when there is none. */
  getProductVariants: Array<ProductVariant>;
  /** Keywords of products, by name. */
  getProductsTagging: Array<ProductTagging>;
  /** How much timber is for sale, in all and for each use. */
  getRangeSummary: RangeSummary;
  /**
   * Products and categories by term, in the language of the request. The term may be words in Dutch, English or German with
   * typos and endings, compounds, sizes (`22x145`, `28 mm`), lengths (`4 meter`, `400 cm`), an item number or a barcode. A
   * blank term finds nothing. Of each kind at most `limit` are returned, 1 to 20, 8 without.
   */
  getSearchResults: SearchResults;
  /** Species and their groups: the groups by sequence, their species in `childs`. */
  getSpecies: Array<Specie>;
  /** Every category, in the order of the navigation, at most 100. */
  getWebsiteCategories: Array<WebsiteCategory>;
  /** One category by its path or its slug, in any language; null when there is none. */
  getWebsiteCategory?: Maybe<WebsiteCategory>;
  /**
   * The shop's menu from the categories, in the order of the navigation: every entry, at most 100, or with `noParent` those
   * of the first level alone, each with its `childs`.
   */
  getWebsiteMenu: Array<WebsiteMenu>;
  /** Who is logged in; sets the cookie `odoo-user` again, or takes it away from a guest. */
  loadUser: UserPayload;
};


export type QueryGetAddressesArgs = {
  addressType?: InputMaybe<AddressType>;
};


export type QueryGetAlternativeProductsArgs = {
  productTemplateId: Scalars['Int']['input'];
};


export type QueryGetCategoryTextArgs = {
  productAttributeValueCombination?: InputMaybe<Array<AttributeFilterInput>>;
  websiteCategorySlug: Scalars['String']['input'];
};


export type QueryGetCountriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDeliveryRatesArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetEmailProvidersArgs = {
  search: Scalars['String']['input'];
};


export type QueryGetProductTemplateArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGetProductTemplatesListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  distinct?: InputMaybe<ProductDistinction>;
  filter?: InputMaybe<ProductFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetProductVariantArgs = {
  barcode?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetProductVariantsArgs = {
  productTemplateId: Scalars['Int']['input'];
};


export type QueryGetSearchResultsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QueryGetWebsiteCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QueryGetWebsiteMenuArgs = {
  noParent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How much timber is for sale; accessories and samples are left out. */
export type RangeSummary = {
  /** What timber is for, in the merchant's order; uses without products are left out. */
  applications: Array<ApplicationSummary>;
  /** Lengths of them. */
  lengths: Scalars['Int']['output'];
  /** Published products with something for sale. */
  products: Scalars['Int']['output'];
  /** Species that they are of. */
  species: Scalars['Int']['output'];
};

/** Why a line left a cart by itself. */
export type RemovalReason =
  /** A guest's cart was merged into the customer's, which holds no more of it. */
  | 'CART_LIMIT'
  /** A finish that was chosen is no longer offered. */
  | 'FINISH_NOT_AVAILABLE'
  /** The product is no longer sold. */
  | 'PRODUCT_NOT_AVAILABLE';

/** A line that left a cart by itself. */
export type RemovedLine = {
  name: Scalars['String']['output'];
  /** Whole pieces. */
  pieces: Scalars['Int']['output'];
  reason: RemovalReason;
};

/** A report or test on the website of somebody else, or of our own. */
export type ReportLink = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Who answers for a product (GPSR article 19). */
export type ResponsibleParty = {
  /** Postal address in one line. */
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A mark on a picture: `displayName` on `bgColor` with `textColor`, or the back office's own `html`, cleaned. */
export type Ribbon = {
  /** `#rrggbb` */
  bgColor: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  /** Cleaned HTML; empty when the name says it. */
  html: Scalars['String']['output'];
  /** Class of the back office, for what a brand's stylesheet knows; may be empty. */
  htmlClass: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** `#rrggbb`; at least 4.5:1 on `bgColor`. */
  textColor: Scalars['String']['output'];
};

/** A sample of a product: a piece of about 25 cm. */
export type SampleRequestInput = {
  productTemplateId: Scalars['Int']['input'];
};

/** What a search has found, for suggestions while somebody types and for a first look at the results. */
export type SearchResults = {
  /** Categories whose name answers the words, sizes left out; at most `limit`, those with products alone. */
  categories: Array<WebsiteCategory>;
  /** Pages of the shop that answer the words, such as the terms; at most three. */
  content: Array<ContentResult>;
  /** The most relevant first, at most `limit`: an item number or barcode, then whole words, word forms, beginnings, compounds, typos. */
  products: Array<ProductTemplate>;
  /** Published products that the search finds, of which `products` are the first. */
  totalCount: Scalars['Int']['output'];
  /** When no product is found: the term without its sizes or without one word, where that finds something; at most three. */
  widerSearches: Array<WiderSearch>;
};

/** Years in contact with the ground: experience and no promise; null where there is no bound. */
export type ServiceLife = {
  from?: Maybe<Scalars['Int']['output']>;
  to?: Maybe<Scalars['Int']['output']>;
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

/** Whether prices are shown with or without VAT. */
export type ShowTaxPrice =
  | 'VATExcluded'
  | 'VATIncluded';

export type SignUpInput = {
  /** Required of a company. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  industryId?: InputMaybe<Scalars['Int']['input']>;
  isCompany?: InputMaybe<Scalars['Boolean']['input']>;
  isPrivacyAccepted: Scalars['Boolean']['input'];
  isTermsAccepted: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  /** 8 to 128 characters, as they were typed; common ones, words of the shop and the address itself are refused. */
  password: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  vat?: InputMaybe<Scalars['String']['input']>;
};

export type SignalWord =
  | 'DANGER'
  | 'WARNING';

/** From the smallest to the largest, in mm. */
export type SizeRange = {
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

/** A species of wood. The tree has the groups (tropical hardwood, softwood …) as parents. */
export type Specie = {
  /** Species of this group, by `sequence`. */
  childs: Array<Specie>;
  /** Listed by CITES, in words, with what the listing asks for; null for species that are not listed. */
  cites?: Maybe<Scalars['String']['output']>;
  /** Density at 12 % moisture, kg/m³. */
  density?: Maybe<Scalars['Int']['output']>;
  /** Durability against fungi by EN 350, for example `3–4`; 1 is very durable, 5 not durable. Of a product, see `durability`. */
  durabilityClass?: Maybe<Scalars['String']['output']>;
  /** Brinell hardness on the face, N/mm². */
  hardness?: Maybe<Scalars['Int']['output']>;
  /** Botanical name. */
  latinName?: Maybe<Scalars['String']['output']>;
  /** Movement across the board: per cent of its width for one per cent of moisture, tangential. */
  movement?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** Where the wood grows. */
  origin?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<Specie>;
  sequence: Scalars['Int']['output'];
  /** Language-neutral key, for example `larch-european`; the value of the filter attribute `specie`. */
  slug: Scalars['String']['output'];
};

/** What timber is sold as. */
export type TimberKind =
  /** Beams, posts and battens: by the metre alone, known by both sides of their section. */
  | 'BEAMS'
  /** Boards, decking and cladding: by the m² too. */
  | 'BOARDS';

/** What one sold unit of a product is: the word behind its number. */
export type UnitOfSale =
  | 'BOTTLE'
  | 'BOX'
  | 'CAN'
  | 'PIECE'
  | 'ROLL'
  /** Of different things, such as samples. */
  | 'SET';

/** A filter value of an address that no product ever had. */
export type UnknownFilter = {
  attribute: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Whether wood suits a use: yes; where the construction keeps water away; for a shorter life; no. */
export type UseClassFit =
  | 'LIMITED'
  | 'NOT_SUITABLE'
  | 'SUITABLE'
  | 'WITH_DESIGN_CARE';

/** The verdict on one use class of EN 335: `1`, `2`, `3.1`, `3.2`, `4`, `5`. */
export type UseClassVerdict = {
  fit: UseClassFit;
  useClass: Scalars['String']['output'];
};

/** Whoever is logged in. */
export type UserPayload = {
  /** Null for a guest. */
  partner?: Maybe<PartnerProfile>;
};

/** Which page layout a product asks for: boards with a table of lengths, or a simple quantity (accessories, sample boxes). */
export type VariantView =
  | 'Other'
  | 'WoodView';

/** What became of asking the registers for a VAT id. */
export type VatIdCheck = {
  /** ISO 8601. */
  checkedAt: Scalars['String']['output'];
  outcome: VatIdOutcome;
  vatId: Scalars['String']['output'];
};

export type VatIdOutcome =
  | 'INVALID'
  /** The service was away or too slow: VAT is charged. */
  | 'UNANSWERED'
  | 'VALID';

/** A film. It is a link or a click: nothing is embedded before. */
export type Video = {
  /** Seconds; null when it is not known. */
  duration?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A category of the shop's navigation. */
export type WebsiteCategory = {
  attachments: Array<ProductDocument>;
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
  reportUrls: Array<ReportLink>;
  seoDescription: Scalars['String']['output'];
  seoTitle: Scalars['String']['output'];
  /** Own path segment in the language of the request. */
  slug: Scalars['String']['output'];
  videos: Array<Video>;
};

/** An entry of the shop's menu: a category, with what is below it. */
export type WebsiteMenu = {
  childs: Array<WebsiteMenu>;
  /** Of the category. */
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parent?: Maybe<WebsiteMenu>;
  /** Path of the category from the root in the language of the request, joined with `/`. */
  path: Scalars['String']['output'];
  /** Published templates in it and below it. */
  productCount: Scalars['Int']['output'];
};

/** What is left of a search, and how many products it finds. */
export type WiderSearch = {
  term: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

/** A declaration that somebody withdraws from a contract, as it was entered. */
export type WithdrawalInput = {
  /** Where the receipt goes. */
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** What names the contract; any text, whether an order has this number or not. */
  orderNumber: Scalars['String']['input'];
};

/** That a declaration of withdrawal has arrived. */
export type WithdrawalReceipt = {
  /** ISO 8601. */
  receivedAt: Scalars['String']['output'];
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
  ApplicationSummary: ResolverTypeWrapper<ApplicationSummary>;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: ResolverTypeWrapper<AttributeLength>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  BankTransfer: ResolverTypeWrapper<BankTransfer>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  BillingInput: BillingInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartLineInput: CartLineInput;
  CartOrder: ResolverTypeWrapper<CartOrder>;
  CartPayload: ResolverTypeWrapper<CartPayload>;
  CartProductInput: CartProductInput;
  CategoryText: ResolverTypeWrapper<CategoryText>;
  CombinationInfo: ResolverTypeWrapper<CombinationInfo>;
  Company: ResolverTypeWrapper<Company>;
  CompanyInput: CompanyInput;
  ContentResult: ResolverTypeWrapper<ContentResult>;
  Contents: ResolverTypeWrapper<Contents>;
  ContentsUnit: ContentsUnit;
  Country: ResolverTypeWrapper<Country>;
  Currency: ResolverTypeWrapper<Currency>;
  CustomMessage: ResolverTypeWrapper<CustomMessage>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportFile: ResolverTypeWrapper<DataExportFile>;
  DeliveryRates: ResolverTypeWrapper<DeliveryRates>;
  DeliveryZone: ResolverTypeWrapper<DeliveryZone>;
  Device: ResolverTypeWrapper<Device>;
  DiscountLine: ResolverTypeWrapper<DiscountLine>;
  DocumentKind: DocumentKind;
  Durability: ResolverTypeWrapper<Durability>;
  DurabilitySource: DurabilitySource;
  EmailChange: ResolverTypeWrapper<EmailChange>;
  EmailCheck: ResolverTypeWrapper<EmailCheck>;
  EmailProvider: ResolverTypeWrapper<EmailProvider>;
  ErrorCode: ErrorCode;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterValue: ResolverTypeWrapper<FilterValue>;
  FinishAttribute: FinishAttribute;
  FinishSurcharge: ResolverTypeWrapper<FinishSurcharge>;
  FinishUnit: FinishUnit;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HazardStatement: ResolverTypeWrapper<HazardStatement>;
  Industry: ResolverTypeWrapper<Industry>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LengthRange: ResolverTypeWrapper<LengthRange>;
  LengthStock: ResolverTypeWrapper<LengthStock>;
  Locale: Locale;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LooserFilter: ResolverTypeWrapper<LooserFilter>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccountInput: MyAccountInput;
  OpenMatter: ResolverTypeWrapper<OpenMatter>;
  OpenMatterKind: OpenMatterKind;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderState: OrderState;
  Partner: ResolverTypeWrapper<Partner>;
  PartnerProfile: ResolverTypeWrapper<PartnerProfile>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PaymentConfirmation: ResolverTypeWrapper<PaymentConfirmation>;
  PaymentConsentInput: PaymentConsentInput;
  PaymentKind: PaymentKind;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentState: PaymentState;
  PaymentType: ResolverTypeWrapper<PaymentType>;
  Picture: ResolverTypeWrapper<Picture>;
  PictureKind: PictureKind;
  PlaceOrderInput: PlaceOrderInput;
  PostcodeRange: ResolverTypeWrapper<PostcodeRange>;
  ProductCategory: ResolverTypeWrapper<ProductCategory>;
  ProductDistinction: ProductDistinction;
  ProductDocument: ResolverTypeWrapper<ProductDocument>;
  ProductFilterInput: ProductFilterInput;
  ProductOrigin: ResolverTypeWrapper<ProductOrigin>;
  ProductSafety: ResolverTypeWrapper<ProductSafety>;
  ProductTagging: ResolverTypeWrapper<ProductTagging>;
  ProductTemplate: ResolverTypeWrapper<ProductTemplate>;
  ProductTemplateAttributeValue: ResolverTypeWrapper<ProductTemplateAttributeValue>;
  ProductTemplatesList: ResolverTypeWrapper<ProductTemplatesList>;
  ProductTitle: ResolverTypeWrapper<ProductTitle>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  ProductVariantsMatrix: ResolverTypeWrapper<ProductVariantsMatrix>;
  ProductVariantsMatrixCell: ResolverTypeWrapper<ProductVariantsMatrixCell>;
  ProductVariantsMatrixRow: ResolverTypeWrapper<ProductVariantsMatrixRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeSummary: ResolverTypeWrapper<RangeSummary>;
  RemovalReason: RemovalReason;
  RemovedLine: ResolverTypeWrapper<RemovedLine>;
  ReportLink: ResolverTypeWrapper<ReportLink>;
  ResponsibleParty: ResolverTypeWrapper<ResponsibleParty>;
  Ribbon: ResolverTypeWrapper<Ribbon>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SampleRequestInput: SampleRequestInput;
  SearchResults: ResolverTypeWrapper<SearchResults>;
  ServiceLife: ResolverTypeWrapper<ServiceLife>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShippingMethodCode: ShippingMethodCode;
  ShowTaxPrice: ShowTaxPrice;
  SignUpInput: SignUpInput;
  SignalWord: SignalWord;
  SizeRange: ResolverTypeWrapper<SizeRange>;
  Specie: ResolverTypeWrapper<Specie>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimberKind: TimberKind;
  UnitOfSale: UnitOfSale;
  UnknownFilter: ResolverTypeWrapper<UnknownFilter>;
  UseClassFit: UseClassFit;
  UseClassVerdict: ResolverTypeWrapper<UseClassVerdict>;
  UserPayload: ResolverTypeWrapper<UserPayload>;
  VariantView: VariantView;
  VatIdCheck: ResolverTypeWrapper<VatIdCheck>;
  VatIdOutcome: VatIdOutcome;
  Video: ResolverTypeWrapper<Video>;
  WebsiteCategory: ResolverTypeWrapper<WebsiteCategory>;
  WebsiteMenu: ResolverTypeWrapper<WebsiteMenu>;
  WiderSearch: ResolverTypeWrapper<WiderSearch>;
  WithdrawalInput: WithdrawalInput;
  WithdrawalReceipt: ResolverTypeWrapper<WithdrawalReceipt>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Address: Address;
  AddressInput: AddressInput;
  ApplicationSummary: ApplicationSummary;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: AttributeLength;
  AttributeValue: AttributeValue;
  BankTransfer: BankTransfer;
  BillingAddress: BillingAddress;
  BillingInput: BillingInput;
  Boolean: Scalars['Boolean']['output'];
  CartLineInput: CartLineInput;
  CartOrder: CartOrder;
  CartPayload: CartPayload;
  CartProductInput: CartProductInput;
  CategoryText: CategoryText;
  CombinationInfo: CombinationInfo;
  Company: Company;
  CompanyInput: CompanyInput;
  ContentResult: ContentResult;
  Contents: Contents;
  Country: Country;
  Currency: Currency;
  CustomMessage: CustomMessage;
  DataExport: DataExport;
  DataExportFile: DataExportFile;
  DeliveryRates: DeliveryRates;
  DeliveryZone: DeliveryZone;
  Device: Device;
  DiscountLine: DiscountLine;
  Durability: Durability;
  EmailChange: EmailChange;
  EmailCheck: EmailCheck;
  EmailProvider: EmailProvider;
  FilterGroup: FilterGroup;
  FilterValue: FilterValue;
  FinishSurcharge: FinishSurcharge;
  Float: Scalars['Float']['output'];
  HazardStatement: HazardStatement;
  Industry: Industry;
  Int: Scalars['Int']['output'];
  LengthRange: LengthRange;
  LengthStock: LengthStock;
  LocalizedText: LocalizedText;
  LooserFilter: LooserFilter;
  Mutation: Record<PropertyKey, never>;
  MyAccountInput: MyAccountInput;
  OpenMatter: OpenMatter;
  OrderLine: OrderLine;
  Partner: Partner;
  PartnerProfile: PartnerProfile;
  Passkey: Passkey;
  PaymentConfirmation: PaymentConfirmation;
  PaymentConsentInput: PaymentConsentInput;
  PaymentProvider: PaymentProvider;
  PaymentType: PaymentType;
  Picture: Picture;
  PlaceOrderInput: PlaceOrderInput;
  PostcodeRange: PostcodeRange;
  ProductCategory: ProductCategory;
  ProductDocument: ProductDocument;
  ProductFilterInput: ProductFilterInput;
  ProductOrigin: ProductOrigin;
  ProductSafety: ProductSafety;
  ProductTagging: ProductTagging;
  ProductTemplate: ProductTemplate;
  ProductTemplateAttributeValue: ProductTemplateAttributeValue;
  ProductTemplatesList: ProductTemplatesList;
  ProductTitle: ProductTitle;
  ProductVariant: ProductVariant;
  ProductVariantsMatrix: ProductVariantsMatrix;
  ProductVariantsMatrixCell: ProductVariantsMatrixCell;
  ProductVariantsMatrixRow: ProductVariantsMatrixRow;
  Query: Record<PropertyKey, never>;
  RangeSummary: RangeSummary;
  RemovedLine: RemovedLine;
  ReportLink: ReportLink;
  ResponsibleParty: ResponsibleParty;
  Ribbon: Ribbon;
  SafeInt: Scalars['SafeInt']['output'];
  SampleRequestInput: SampleRequestInput;
  SearchResults: SearchResults;
  ServiceLife: ServiceLife;
  ShippingMethod: ShippingMethod;
  SignUpInput: SignUpInput;
  SizeRange: SizeRange;
  Specie: Specie;
  String: Scalars['String']['output'];
  UnknownFilter: UnknownFilter;
  UseClassVerdict: UseClassVerdict;
  UserPayload: UserPayload;
  VatIdCheck: VatIdCheck;
  Video: Video;
  WebsiteCategory: WebsiteCategory;
  WebsiteMenu: WebsiteMenu;
  WiderSearch: WiderSearch;
  WithdrawalInput: WithdrawalInput;
  WithdrawalReceipt: WithdrawalReceipt;
}>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = CommerceContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = CommerceContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = ResolversObject<{
  addressType?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ApplicationSummaryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ApplicationSummary'] = ResolversParentTypes['ApplicationSummary']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['TimberKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_m1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_m2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thickness?: Resolver<ResolversTypes['SizeRange'], ParentType, ContextType>;
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
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrPayload?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BillingAddressResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = ResolversObject<{
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CartOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartOrder'] = ResolversParentTypes['CartOrder']> = ResolversObject<{
  amountDelivery?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountDiscounts?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountUntaxed?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
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
  removedLines?: Resolver<Array<ResolversTypes['RemovedLine']>, ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  transportMsg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatIdCheck?: Resolver<Maybe<ResolversTypes['VatIdCheck']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  websiteOrderLine?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CartPayloadResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = ResolversObject<{
  order?: Resolver<Maybe<ResolversTypes['CartOrder']>, ParentType, ContextType>;
}>;

export type CategoryTextResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CategoryText'] = ResolversParentTypes['CategoryText']> = ResolversObject<{
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CombinationInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CombinationInfo'] = ResolversParentTypes['CombinationInfo']> = ResolversObject<{
  lowestPrice30Days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowestPrice30Days_m1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_m1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_m2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_m2_wood?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CompanyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = ResolversObject<{
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['Industry']>, ParentType, ContextType>;
  isVatEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kvk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContentResultResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = ResolversObject<{
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContentsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Contents'] = ResolversParentTypes['Contents']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ContentsUnit'], ParentType, ContextType>;
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

export type CustomMessageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomMessage'] = ResolversParentTypes['CustomMessage']> = ResolversObject<{
  stockPopUp1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockPopUp2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockPopUp3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DataExportResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = ResolversObject<{
  file?: Resolver<Maybe<ResolversTypes['DataExportFile']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DataExportFileResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataExportFile'] = ResolversParentTypes['DataExportFile']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DeliveryRatesResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryRates'] = ResolversParentTypes['DeliveryRates']> = ResolversObject<{
  extraLengthAbove?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  extraLengthPrice?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  freeSamples?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  heavyPrice?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  heavyStep?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
}>;

export type DeliveryZoneResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = ResolversObject<{
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  parcelPrice?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  postcodes?: Resolver<Maybe<Array<ResolversTypes['PostcodeRange']>>, ParentType, ContextType>;
  truckPrice?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
}>;

export type DeviceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = ResolversObject<{
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loggedInAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DiscountLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DiscountLine'] = ResolversParentTypes['DiscountLine']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceSubtotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
}>;

export type DurabilityResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Durability'] = ResolversParentTypes['Durability']> = ResolversObject<{
  durabilityClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceLife?: Resolver<Maybe<ResolversTypes['ServiceLife']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DurabilitySource'], ParentType, ContextType>;
  treatedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['UseClassVerdict']>, ParentType, ContextType>;
}>;

export type EmailChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = ResolversObject<{
  countsFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type EmailCheckResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EmailCheck'] = ResolversParentTypes['EmailCheck']> = ResolversObject<{
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type EmailProviderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['EmailProvider'] = ResolversParentTypes['EmailProvider']> = ResolversObject<{
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FilterGroupResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = ResolversObject<{
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FilterValue']>, ParentType, ContextType>;
}>;

export type FilterValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FinishSurchargeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FinishSurcharge'] = ResolversParentTypes['FinishSurcharge']> = ResolversObject<{
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['FinishUnit'], ParentType, ContextType>;
}>;

export type HazardStatementResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['HazardStatement'] = ResolversParentTypes['HazardStatement']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type IndustryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Industry'] = ResolversParentTypes['Industry']> = ResolversObject<{
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LengthRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LengthRange'] = ResolversParentTypes['LengthRange']> = ResolversObject<{
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LengthStockResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LengthStock'] = ResolversParentTypes['LengthStock']> = ResolversObject<{
  lengte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LocalizedTextResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = ResolversObject<{
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LooserFilterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LooserFilter'] = ResolversParentTypes['LooserFilter']> = ResolversObject<{
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'address'>>;
  addPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'credential' | 'name'>>;
  approveEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationApproveEmailChangeArgs, 'token'>>;
  cancelEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartAddMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartAddMultipleItemsArgs, 'products'>>;
  cartClear?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  cartRemoveMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartRemoveMultipleItemsArgs, 'lineIds'>>;
  cartUpdateMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartUpdateMultipleItemsArgs, 'lines'>>;
  changeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'password' | 'token'>>;
  checkEmail?: Resolver<ResolversTypes['EmailCheck'], ParentType, ContextType, RequireFields<MutationCheckEmailArgs, 'email'>>;
  checkPaymentType?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType, RequireFields<MutationCheckPaymentTypeArgs, 'consent' | 'providerId'>>;
  checkWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckWithdrawalArgs, 'withdrawal'>>;
  confirmEmail?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmNewEmail?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationConfirmNewEmailArgs, 'token'>>;
  deleteAccount?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'id'>>;
  endDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endOtherDevices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gevenSignUpUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationGevenSignUpUserArgs, 'input'>>;
  login?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  loginWithPasskey?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'credential'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeyCreationOptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeyRequestOptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeOrder?: Resolver<ResolversTypes['PaymentConfirmation'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  refuseEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRefuseEmailChangeArgs, 'token'>>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  requestDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email'>>;
  sampleRequest?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSampleRequestArgs, 'params'>>;
  selectAddress?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSelectAddressArgs, 'id' | 'type'>>;
  sendConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setPostalCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetPostalCodeArgs, 'countryCode' | 'zip'>>;
  undoDeleteAccount?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType>;
  undoDeleteAccountByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoDeleteAccountByLinkArgs, 'token'>>;
  updateAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'address' | 'id'>>;
  updatePartnerProfile?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerProfileArgs, 'myaccount'>>;
  updatePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'currentPassword' | 'password'>>;
  updatePriceOption?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdatePriceOptionArgs, 'showTaxPrice'>>;
  withdrawFromContract?: Resolver<ResolversTypes['WithdrawalReceipt'], ParentType, ContextType, RequireFields<MutationWithdrawFromContractArgs, 'clientKey' | 'withdrawal'>>;
}>;

export type OpenMatterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OpenMatter'] = ResolversParentTypes['OpenMatter']> = ResolversObject<{
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpenMatterKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = ResolversObject<{
  finishes?: Resolver<Array<ResolversTypes['ProductTemplateAttributeValue']>, ParentType, ContextType>;
  hasWithdrawalRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piecesFromStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  piecesToOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceFinishes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceSubtotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceTax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceUnit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceUnitFinished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  productUomQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['ProductTemplate'], ParentType, ContextType>;
  totalLength?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  unitOfSale?: Resolver<ResolversTypes['UnitOfSale'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
}>;

export type PartnerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = ResolversObject<{
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PartnerProfileResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PartnerProfile'] = ResolversParentTypes['PartnerProfile']> = ResolversObject<{
  billingAddress?: Resolver<Maybe<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  billingContactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  createDateCounter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletionAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leitwegId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  peppolId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showTaxPrice?: Resolver<ResolversTypes['ShowTaxPrice'], ParentType, ContextType>;
}>;

export type PasskeyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['PaymentKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PaymentTypeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PaymentType'] = ResolversParentTypes['PaymentType']> = ResolversObject<{
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PictureResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = ResolversObject<{
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isIllustration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PictureKind'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PostcodeRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PostcodeRange'] = ResolversParentTypes['PostcodeRange']> = ResolversObject<{
  first?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductCategoryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductDocumentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductDocument'] = ResolversParentTypes['ProductDocument']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductOriginResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductOrigin'] = ResolversParentTypes['ProductOrigin']> = ResolversObject<{
  certificationClaim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cites?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDiligenceReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scientificName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProductSafetyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductSafety'] = ResolversParentTypes['ProductSafety']> = ResolversObject<{
  activeSubstances?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hazardPictograms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hazardStatements?: Resolver<Array<ResolversTypes['HazardStatement']>, ParentType, ContextType>;
  responsible?: Resolver<ResolversTypes['ResponsibleParty'], ParentType, ContextType>;
  signalWord?: Resolver<Maybe<ResolversTypes['SignalWord']>, ParentType, ContextType>;
  useClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ProductTaggingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTagging'] = ResolversParentTypes['ProductTagging']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductTemplateResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTemplate'] = ResolversParentTypes['ProductTemplate']> = ResolversObject<{
  accessoryProducts?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  alternativeProducts?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  applications?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  assemblyInstruction?: Resolver<Maybe<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  attributeCertificationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoConversionM2Xaa?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  certification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  combinationInfo?: Resolver<ResolversTypes['CombinationInfo'], ParentType, ContextType>;
  commodityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<Maybe<ResolversTypes['Contents']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customMessage?: Resolver<ResolversTypes['CustomMessage'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadProductsheet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durability?: Resolver<Maybe<ResolversTypes['Durability']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  humidity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageFilename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageWebp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBigger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlanedToOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPriceFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF2?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF3?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF4?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF5?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF6?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF7?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueF8?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP2?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP3?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP4?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP5?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP6?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP7?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleValueP8?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lengthRange?: Resolver<Maybe<ResolversTypes['LengthRange']>, ParentType, ContextType>;
  lengths?: Resolver<Array<ResolversTypes['LengthStock']>, ParentType, ContextType>;
  mediaGallery?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['ProductOrigin'], ParentType, ContextType>;
  packingMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  piecesPerPack?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productAttributeCategoryValueF1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF5?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF6?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF7?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueF8?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP5?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAttributeCategoryValueP6?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCategoryIsSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productDocuments?: Resolver<Array<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  productTemplateAttributeValues?: Resolver<Array<ResolversTypes['ProductTemplateAttributeValue']>, ParentType, ContextType>;
  productVariants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  productVariantsMatrix?: Resolver<ResolversTypes['ProductVariantsMatrix'], ParentType, ContextType>;
  profile1?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  profile2?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  profile3?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  profile4?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  profile5?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  profileType?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbon?: Resolver<Maybe<ResolversTypes['Ribbon']>, ParentType, ContextType>;
  safety?: Resolver<ResolversTypes['ProductSafety'], ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seoDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  specie?: Resolver<Maybe<ResolversTypes['Specie']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taggings?: Resolver<Array<ResolversTypes['ProductTagging']>, ParentType, ContextType>;
  thickness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['ProductTitle'], ParentType, ContextType>;
  unitOfSale?: Resolver<ResolversTypes['UnitOfSale'], ParentType, ContextType>;
  uomFactorInv?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantView?: Resolver<ResolversTypes['VariantView'], ParentType, ContextType>;
  websiteCategories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  workingWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ProductTemplateAttributeValueResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTemplateAttributeValue'] = ResolversParentTypes['ProductTemplateAttributeValue']> = ResolversObject<{
  attribute?: Resolver<ResolversTypes['FinishAttribute'], ParentType, ContextType>;
  extraDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  longest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surcharge?: Resolver<Maybe<ResolversTypes['FinishSurcharge']>, ParentType, ContextType>;
}>;

export type ProductTemplatesListResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTemplatesList'] = ResolversParentTypes['ProductTemplatesList']> = ResolversObject<{
  category?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultPageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterGroups?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  looserFilters?: Resolver<Array<ResolversTypes['LooserFilter']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownFilters?: Resolver<Array<ResolversTypes['UnknownFilter']>, ParentType, ContextType>;
}>;

export type ProductTitleResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductTitle'] = ResolversParentTypes['ProductTitle']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductVariantResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = ResolversObject<{
  attributeLength?: Resolver<Maybe<ResolversTypes['AttributeLength']>, ParentType, ContextType>;
  barcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  combinationInfo?: Resolver<ResolversTypes['CombinationInfo'], ParentType, ContextType>;
  contents?: Resolver<Maybe<ResolversTypes['Contents']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lengte?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductTemplate'], ParentType, ContextType>;
  saleDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitOfSale?: Resolver<ResolversTypes['UnitOfSale'], ParentType, ContextType>;
  volume?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductVariantsMatrixResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVariantsMatrix'] = ResolversParentTypes['ProductVariantsMatrix']> = ResolversObject<{
  finishings?: Resolver<Array<ResolversTypes['ProductTemplateAttributeValue']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ProductVariantsMatrixRow']>, ParentType, ContextType>;
}>;

export type ProductVariantsMatrixCellResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVariantsMatrixCell'] = ResolversParentTypes['ProductVariantsMatrixCell']> = ResolversObject<{
  finishId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productVariantId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ProductVariantsMatrixRowResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ProductVariantsMatrixRow'] = ResolversParentTypes['ProductVariantsMatrixRow']> = ResolversObject<{
  attributeLength?: Resolver<ResolversTypes['AttributeLength'], ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['ProductVariantsMatrixCell']>, ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  cartLoad?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  getAddresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<QueryGetAddressesArgs>>;
  getAlternativeProducts?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType, RequireFields<QueryGetAlternativeProductsArgs, 'productTemplateId'>>;
  getCategoryText?: Resolver<Maybe<ResolversTypes['CategoryText']>, ParentType, ContextType, RequireFields<QueryGetCategoryTextArgs, 'websiteCategorySlug'>>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryGetCountriesArgs>>;
  getDataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  getDeliveryRates?: Resolver<ResolversTypes['DeliveryRates'], ParentType, ContextType, Partial<QueryGetDeliveryRatesArgs>>;
  getDevices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  getEmailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  getEmailProviders?: Resolver<Array<ResolversTypes['EmailProvider']>, ParentType, ContextType, RequireFields<QueryGetEmailProvidersArgs, 'search'>>;
  getIndustries?: Resolver<Array<ResolversTypes['Industry']>, ParentType, ContextType>;
  getOpenMatters?: Resolver<Array<ResolversTypes['OpenMatter']>, ParentType, ContextType>;
  getPasskeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  getPaymentConfirmation?: Resolver<Maybe<ResolversTypes['PaymentConfirmation']>, ParentType, ContextType>;
  getPaymentProviders?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  getProductTemplate?: Resolver<Maybe<ResolversTypes['ProductTemplate']>, ParentType, ContextType, RequireFields<QueryGetProductTemplateArgs, 'id'>>;
  getProductTemplatesList?: Resolver<ResolversTypes['ProductTemplatesList'], ParentType, ContextType, Partial<QueryGetProductTemplatesListArgs>>;
  getProductVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, Partial<QueryGetProductVariantArgs>>;
  getProductVariants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryGetProductVariantsArgs, 'productTemplateId'>>;
  getProductsTagging?: Resolver<Array<ResolversTypes['ProductTagging']>, ParentType, ContextType>;
  getRangeSummary?: Resolver<ResolversTypes['RangeSummary'], ParentType, ContextType>;
  getSearchResults?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QueryGetSearchResultsArgs, 'search'>>;
  getSpecies?: Resolver<Array<ResolversTypes['Specie']>, ParentType, ContextType>;
  getWebsiteCategories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  getWebsiteCategory?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType, RequireFields<QueryGetWebsiteCategoryArgs, 'slug'>>;
  getWebsiteMenu?: Resolver<Array<ResolversTypes['WebsiteMenu']>, ParentType, ContextType, Partial<QueryGetWebsiteMenuArgs>>;
  loadUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType>;
}>;

export type RangeSummaryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RangeSummary'] = ResolversParentTypes['RangeSummary']> = ResolversObject<{
  applications?: Resolver<Array<ResolversTypes['ApplicationSummary']>, ParentType, ContextType>;
  lengths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RemovedLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RemovedLine'] = ResolversParentTypes['RemovedLine']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RemovalReason'], ParentType, ContextType>;
}>;

export type ReportLinkResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ReportLink'] = ResolversParentTypes['ReportLink']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ResponsiblePartyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ResponsibleParty'] = ResolversParentTypes['ResponsibleParty']> = ResolversObject<{
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type RibbonResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Ribbon'] = ResolversParentTypes['Ribbon']> = ResolversObject<{
  bgColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htmlClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SearchResultsResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['ContentResult']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widerSearches?: Resolver<Array<ResolversTypes['WiderSearch']>, ParentType, ContextType>;
}>;

export type ServiceLifeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ServiceLife'] = ResolversParentTypes['ServiceLife']> = ResolversObject<{
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ShippingMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ShippingMethodCode'], ParentType, ContextType>;
  deliveryConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SizeRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['SizeRange'] = ResolversParentTypes['SizeRange']> = ResolversObject<{
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SpecieResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Specie'] = ResolversParentTypes['Specie']> = ResolversObject<{
  childs?: Resolver<Array<ResolversTypes['Specie']>, ParentType, ContextType>;
  cites?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  density?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durabilityClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hardness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latinName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  movement?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Specie']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnknownFilterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UnknownFilter'] = ResolversParentTypes['UnknownFilter']> = ResolversObject<{
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UseClassVerdictResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UseClassVerdict'] = ResolversParentTypes['UseClassVerdict']> = ResolversObject<{
  fit?: Resolver<ResolversTypes['UseClassFit'], ParentType, ContextType>;
  useClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UserPayloadResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = ResolversObject<{
  partner?: Resolver<Maybe<ResolversTypes['PartnerProfile']>, ParentType, ContextType>;
}>;

export type VatIdCheckResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['VatIdCheck'] = ResolversParentTypes['VatIdCheck']> = ResolversObject<{
  checkedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VatIdOutcome'], ParentType, ContextType>;
  vatId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VideoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = ResolversObject<{
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type WebsiteCategoryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WebsiteCategory'] = ResolversParentTypes['WebsiteCategory']> = ResolversObject<{
  attachments?: Resolver<Array<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  childs?: Resolver<Array<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['WebsiteCategory']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paths?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportUrls?: Resolver<Array<ResolversTypes['ReportLink']>, ParentType, ContextType>;
  seoDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
}>;

export type WebsiteMenuResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WebsiteMenu'] = ResolversParentTypes['WebsiteMenu']> = ResolversObject<{
  childs?: Resolver<Array<ResolversTypes['WebsiteMenu']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['WebsiteMenu']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type WiderSearchResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WiderSearch'] = ResolversParentTypes['WiderSearch']> = ResolversObject<{
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type WithdrawalReceiptResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = ResolversObject<{
  receivedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = CommerceContext> = ResolversObject<{
  Address?: AddressResolvers<ContextType>;
  ApplicationSummary?: ApplicationSummaryResolvers<ContextType>;
  AttributeLength?: AttributeLengthResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  CartOrder?: CartOrderResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CategoryText?: CategoryTextResolvers<ContextType>;
  CombinationInfo?: CombinationInfoResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  Contents?: ContentsResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CustomMessage?: CustomMessageResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportFile?: DataExportFileResolvers<ContextType>;
  DeliveryRates?: DeliveryRatesResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DiscountLine?: DiscountLineResolvers<ContextType>;
  Durability?: DurabilityResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  EmailCheck?: EmailCheckResolvers<ContextType>;
  EmailProvider?: EmailProviderResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  FinishSurcharge?: FinishSurchargeResolvers<ContextType>;
  HazardStatement?: HazardStatementResolvers<ContextType>;
  Industry?: IndustryResolvers<ContextType>;
  LengthRange?: LengthRangeResolvers<ContextType>;
  LengthStock?: LengthStockResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LooserFilter?: LooserFilterResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenMatter?: OpenMatterResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerProfile?: PartnerProfileResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PaymentConfirmation?: PaymentConfirmationResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentType?: PaymentTypeResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PostcodeRange?: PostcodeRangeResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductDocument?: ProductDocumentResolvers<ContextType>;
  ProductOrigin?: ProductOriginResolvers<ContextType>;
  ProductSafety?: ProductSafetyResolvers<ContextType>;
  ProductTagging?: ProductTaggingResolvers<ContextType>;
  ProductTemplate?: ProductTemplateResolvers<ContextType>;
  ProductTemplateAttributeValue?: ProductTemplateAttributeValueResolvers<ContextType>;
  ProductTemplatesList?: ProductTemplatesListResolvers<ContextType>;
  ProductTitle?: ProductTitleResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductVariantsMatrix?: ProductVariantsMatrixResolvers<ContextType>;
  ProductVariantsMatrixCell?: ProductVariantsMatrixCellResolvers<ContextType>;
  ProductVariantsMatrixRow?: ProductVariantsMatrixRowResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RangeSummary?: RangeSummaryResolvers<ContextType>;
  RemovedLine?: RemovedLineResolvers<ContextType>;
  ReportLink?: ReportLinkResolvers<ContextType>;
  ResponsibleParty?: ResponsiblePartyResolvers<ContextType>;
  Ribbon?: RibbonResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SearchResults?: SearchResultsResolvers<ContextType>;
  ServiceLife?: ServiceLifeResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  SizeRange?: SizeRangeResolvers<ContextType>;
  Specie?: SpecieResolvers<ContextType>;
  UnknownFilter?: UnknownFilterResolvers<ContextType>;
  UseClassVerdict?: UseClassVerdictResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  VatIdCheck?: VatIdCheckResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  WebsiteCategory?: WebsiteCategoryResolvers<ContextType>;
  WebsiteMenu?: WebsiteMenuResolvers<ContextType>;
  WiderSearch?: WiderSearchResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = CommerceContext> = ResolversObject<{
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
}>;
