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
  /** An object of another vendor's interface, which is handed on as it is. */
  JSON: { input: Record<string, unknown>; output: Record<string, unknown>; }
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

/** What the vendor's component in the page needs to know of the merchant. */
export type AdyenAcquirer = {
  /** Of the component in the page; no secret. */
  clientKey: Scalars['String']['output'];
  /** `test` or `live`. */
  environment: Scalars['String']['output'];
  /** Where a stand-in plays the vendor: no money moves. Null: the vendor's own hosts. */
  standInUrl?: Maybe<Scalars['String']['output']>;
};

export type AdyenDirectPaymentInput = {
  /** What the bank wants to know of the browser. */
  browserInfo?: InputMaybe<Scalars['JSON']['input']>;
  /** Of the vendor's component: encrypted, read by nobody else. */
  paymentMethod: Scalars['JSON']['input'];
  reference: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type AdyenOpenTransactionInput = {
  /** Made once per confirm page: opening twice with one key gives one attempt. */
  clientKey: Scalars['String']['input'];
  providerId: Scalars['Int']['input'];
  /** Must be false: no card is kept for later. */
  tokenizationRequested: Scalars['Boolean']['input'];
  /** The cart's version that was shown; another one is refused with CART_CHANGED. */
  version: Scalars['Int']['input'];
};

/** What the shopper brings along from the bank: one of the two. */
export type AdyenPaymentDetailsInput = {
  redirectResult?: InputMaybe<Scalars['String']['input']>;
  reference: Scalars['String']['input'];
  threeDSResult?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

/** What came of one step of an attempt. */
export type AdyenPaymentStep = {
  /** What the vendor's component has to do next, while the attempt is OPEN; null: to wait. */
  action?: Maybe<Scalars['JSON']['output']>;
  state: PaymentAttemptState;
};

/** An attempt to pay for a cart as it was shown. */
export type AdyenTransaction = {
  /** Euro cents. */
  amount: Scalars['SafeInt']['output'];
  currency: Scalars['String']['output'];
  /** Number of the order and of the attempt, such as `S107312-1`. */
  reference: Scalars['String']['output'];
  state: PaymentAttemptState;
  /** Secret: whoever has it may go on with the attempt and see what comes of it, with or without a session. */
  token: Scalars['String']['output'];
};

/** An attempt, for whoever has its token. */
export type AdyenTransactionInfo = {
  /** Number of the order. */
  orderName: Scalars['String']['output'];
  state: PaymentAttemptState;
};

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

/** The advertisement that led here, as its link named it; names longer than 100 characters are cut. */
export type CampaignInput = {
  campaignName?: InputMaybe<Scalars['String']['input']>;
  keywordName?: InputMaybe<Scalars['String']['input']>;
  mediumName?: InputMaybe<Scalars['String']['input']>;
  sourceName?: InputMaybe<Scalars['String']['input']>;
};

/** A promo code on a cart; what it takes off is in `discountLines`. */
export type CartCoupon = {
  /** Why it takes nothing off at the moment, one of the codes that begin with COUPON; null while it applies. */
  barrier?: Maybe<ErrorCode>;
  /** In capitals. */
  code: Scalars['String']['output'];
  /** Gross euro cents that the goods must come to; 0 for none. */
  minimum: Scalars['Int']['output'];
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
  /** The customer's own reference for the invoice. */
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  /** Null where no promo code was entered. */
  coupon?: Maybe<CartCoupon>;
  /** Whether the customer may order on account (CA-28). */
  creditOption: Scalars['Boolean']['output'];
  currency: Currency;
  /** True where delivery is calculated after the order: Wadden and German islands, inside the Amsterdam ring road. */
  deliveryCalculatedAfterwards: Scalars['Boolean']['output'];
  /** The maximum that delivery may cost when it is calculated afterwards, gross; else null. */
  deliveryMaximum?: Maybe<Scalars['Int']['output']>;
  /** What can be chosen for it, as `getDeliveryMethods` lists it; empty once it is placed. */
  deliveryMethods: Array<DeliveryMethod>;
  discountLines: Array<DiscountLine>;
  id: Scalars['Int']['output'];
  isDeliveryCostAccepted: Scalars['Boolean']['output'];
  /** False until a delivery country and postcode are known: `amountDelivery` is 0 then and means nothing. */
  isDeliveryKnown: Scalars['Boolean']['output'];
  /** True where it is picked up at the yard and has a delivery address all the same, which says whom it is handed to. */
  isPickupWithDeliveryAddress: Scalars['Boolean']['output'];
  isProductInfoRead: Scalars['Boolean']['output'];
  /** Whether `saveQuotation` takes it: not where the shop keeps no quotations, of an empty cart or an opened quotation. */
  isQuotable: Scalars['Boolean']['output'];
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
  /** When an invoice has to be paid, in the language of the request, for example `30 days net`; null without `creditOption`. */
  paymentTermName?: Maybe<Scalars['String']['output']>;
  /** Name of the town of `zip`; null where it is not known. */
  place?: Maybe<Scalars['String']['output']>;
  projectReference?: Maybe<Scalars['String']['output']>;
  /** The quotation that the cart was opened from; null for any other cart. */
  quotation?: Maybe<OpenedQuotation>;
  /** For the yard; lines end with a line feed. */
  remark?: Maybe<Scalars['String']['output']>;
  /** Lines that left by themselves since the shopper last changed the cart: to be shown until then. */
  removedLines: Array<RemovedLine>;
  /** Days until everything leaves the yard. */
  saleDelay: Scalars['Int']['output'];
  shippingMethod?: Maybe<ShippingMethod>;
  state: OrderState;
  /** For the driver; lines end with a line feed. */
  transportMsg?: Maybe<Scalars['String']['output']>;
  /** Of the VAT id that decides whether VAT is charged; null where none does. */
  vatIdCheck?: Maybe<VatIdCheck>;
  /**
   * Percent: 19 or 21, by the language until a delivery country is known, then by the country; 19 for what is picked up in
   * Germany, whoever buys; 0 for an intra-Community supply, whose VAT id was found valid.
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

export type ChangeOrderInput = {
  /** Of a guest: the address that the order was placed with. */
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** `S107312` or `107312`. */
  orderNumber: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
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

export type ComplaintInput = {
  /** Of a guest: the address that the order was placed with. */
  email: Scalars['String']['input'];
  /** Tokens of `POST /api/uploads`, each good for one request of this session. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** `S107312` or `107312`. */
  orderNumber: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactKind =
  /** A call back, or advice. */
  | 'callback'
  /** Any other question. */
  | 'other';

export type ContactLeadInput = {
  email: Scalars['String']['input'];
  kind: ContactKind;
  /** Required for any other question. */
  message?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Required for a call back. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What a page of the shop is for. */
export type ContentKind =
  /** An article of the blog. */
  | 'BLOG'
  /** A landing page: how to choose the timber for something to build. */
  | 'GUIDE'
  /** An article of the knowledge base. */
  | 'KNOWLEDGE'
  /** Any other, such as delivery or the terms. */
  | 'PAGE';

/** A page of the shop that a search has found. */
export type ContentResult = {
  /** What the page is about, in a sentence. */
  intro: Scalars['String']['output'];
  kind: ContentKind;
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

/** m² of planed wood that a litre covers in one coat, from thirsty wood to dense; sawn wood takes more. */
export type Coverage = {
  from: Scalars['Float']['output'];
  to: Scalars['Float']['output'];
};

/** A message of the chat. */
export type CrmOverlayBoxInput = {
  /** What was written, and below it the pages that were visited last. */
  description: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
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

/** The first page of the dashboard. */
export type DashboardData = {
  currentOrderCount: Scalars['Int']['output'];
  /** Orders that are under way, the newest first; three at most. */
  currentOrders: Array<Order>;
  orderHistoryCount: Scalars['Int']['output'];
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

/** Two days between which something happens, both possible; ISO dates. */
export type DateRange = {
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** A way that a cart can be delivered or handed over. `price` and `maximum` are gross, in euro cents. */
export type DeliveryMethod = {
  code: ShippingMethodCode;
  /** Kerbside, forklift or yard, in the language of the request. */
  deliveryConditions: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isChosen: Scalars['Boolean']['output'];
  /** What it may cost at most where it is agreed after the order; else null. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** Null until the place is known, and where it is agreed after the order. */
  price?: Maybe<Scalars['Int']['output']>;
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

/**
 * A reduction, folded into nothing: shown as a line of its own. Amounts are negative, in euro cents. An order has one at
 * most, for it has one VAT rate; percentages are taken off the net and rounded half up, fixed amounts off the gross.
 */
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
  /** Please choose another way to pay: this order cannot be placed on account */
  | 'ACCOUNT_NOT_POSSIBLE'
  /** We cant delivery at this address */
  | 'ADDRESS_NOT_DELIVERABLE'
  /** This address was not found */
  | 'ADDRESS_NOT_FOUND'
  /** Please enter a delivery address first */
  | 'ADDRESS_REQUIRED'
  /** The request is not valid: {reason} */
  | 'BAD_REQUEST'
  /** You must accept the captcha test. */
  | 'CAPTCHA_REQUIRED'
  /** Please pay by bank transfer: the delivery costs are calculated after the order */
  | 'CARD_NOT_POSSIBLE'
  /** Too many payments were refused. Please pay by bank transfer. */
  | 'CARD_REFUSED_TOO_OFTEN'
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
  /** This promo code has expired */
  | 'COUPON_ENDED'
  /** This promo code applies from an order value of {_minimum_} */
  | 'COUPON_MINIMUM'
  /** This promo code does not apply to anything in your cart */
  | 'COUPON_NOT_APPLICABLE'
  /** This promo code is not valid */
  | 'COUPON_NOT_FOUND'
  /** This promo code is for certain customers. If you are one of them, please log in. */
  | 'COUPON_OTHER_CUSTOMERS'
  /** This promo code has been used up */
  | 'COUPON_USED_UP'
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
  /** The total size of the files exceeds the upload limit. */
  | 'FILES_TOO_LARGE'
  /** At most {max} files */
  | 'FILES_TOO_MANY'
  /** This file is empty or damaged */
  | 'FILE_DAMAGED'
  /** This file cannot be taken. Possible are: {types} */
  | 'FILE_NOT_ALLOWED'
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
  /** This order can no longer be cancelled here. Please contact us. */
  | 'ORDER_NOT_CANCELLABLE'
  /** This order can no longer be changed here. Please contact us. */
  | 'ORDER_NOT_EDITABLE'
  /** This order was not found */
  | 'ORDER_NOT_FOUND'
  /** Please, insert one valid Order Number. */
  | 'ORDER_NUMBER_INVALID'
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
  /** This payment was not found */
  | 'PAYMENT_NOT_FOUND'
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
  /** This quotation has expired. You can ask us for it again. */
  | 'QUOTATION_EXPIRED'
  /** Your cart holds a quotation, whose lines are fixed. Order it as it stands, or change it at today’s prices. */
  | 'QUOTATION_FIXED'
  /** We have not answered this request yet. We will write to you. */
  | 'QUOTATION_NOT_ANSWERED'
  /** This quotation is still valid: you can order it. */
  | 'QUOTATION_NOT_EXPIRED'
  /** This quotation was not found */
  | 'QUOTATION_NOT_FOUND'
  /** Quotations cannot be kept here. Please ask us for one. */
  | 'QUOTATION_NOT_POSSIBLE'
  /** Please enter your password again */
  | 'REAUTHENTICATION_REQUIRED'
  /** The request is too large */
  | 'REQUEST_TOO_LARGE'
  /** There is no sample of this product */
  | 'SAMPLE_NOT_AVAILABLE'
  /** The shop is not available at the moment. Please try again. */
  | 'SERVICE_UNAVAILABLE'
  /** This way of delivery is not available for your cart */
  | 'SHIPPING_METHOD_NOT_AVAILABLE'
  /** Some error */
  | 'SOME_ERROR'
  /** Please accept the terms and conditions */
  | 'TERMS_NOT_ACCEPTED'
  /** Too many attempts. Please try again in {minutes} min. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many requests in a short time. Please try again in {minutes} min. */
  | 'TOO_MANY_REQUESTS'
  /** A file is no longer there. Please choose it again. */
  | 'UPLOAD_NOT_FOUND'
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

/** A category that holds some of what a search has found. */
export type FoundInCategory = {
  category: WebsiteCategory;
  /** Products found in it and below it. */
  totalCount: Scalars['Int']['output'];
};

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

export type InfoRequestInput = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The product that is asked about. */
  productTemplateId: Scalars['Int']['input'];
};

/** An invoice or a credit note; nothing of it changes any more. */
export type Invoice = {
  /** Gross euro cents; negative where it gives money back. */
  amountTotal: Scalars['SafeInt']['output'];
  /** What it can be had as; empty until the files are made. */
  files: Array<InvoiceFile>;
  id: Scalars['Int']['output'];
  /** Day in Berlin, ISO 8601. */
  invoiceDate: Scalars['String']['output'];
  /** Path of its PDF; null until its files are made, seconds after it was issued. */
  invoiceUrl?: Maybe<Scalars['String']['output']>;
  isCreditNote: Scalars['Boolean']['output'];
  /** Its number, such as `RE2026-00001`. */
  name: Scalars['String']['output'];
  /** The order that it is of; null for one that was not placed in the shop. */
  orderId?: Maybe<Scalars['Int']['output']>;
  /** Null where it is of no order. */
  orderName?: Maybe<Scalars['String']['output']>;
};

/** A file of an invoice, for whoever is logged in or has the link of its order. */
export type InvoiceFile = {
  format: InvoiceFormat;
  /** Path of the API. */
  url: Scalars['String']['output'];
};

/**
 * What an invoice can be had as: `PDF` to be read, with the same for programs inside (ZUGFeRD); `XRECHNUNG` 3.0; `PEPPOL` BIS
 * 3.0.
 */
export type InvoiceFormat =
  | 'PDF'
  | 'PEPPOL'
  | 'XRECHNUNG';

/** A page of invoices, the newest first. */
export type InvoicePage = {
  invoices: Array<Invoice>;
  totalCount: Scalars['Int']['output'];
};

/** Whether an order was billed, in Odoo's words. */
export type InvoiceStatus =
  | 'FullyInvoiced'
  | 'NothingtoInvoice'
  | 'ToInvoice'
  | 'UpsellingOpportunity';

/** What somebody who turns to the shop learns at once. */
export type LeadReceipt = {
  /** True where a mailed link is to be followed first: nobody has proven to be a person, or the message looks like spam. */
  isToBeConfirmed: Scalars['Boolean']['output'];
  /** When somebody reads it, ISO 8601: now within the office hours, else when the office opens next. */
  readFrom: Scalars['String']['output'];
  /** To quote when asking about it, for example `K7M2XQ`. */
  reference: Scalars['String']['output'];
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

/** A newsletter that can be subscribed to. */
export type Mailing = {
  /** What it is about, in the language of the request. */
  description: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** In the language of the request. */
  name: Scalars['String']['output'];
};

/** A customer, as newsletters know one. */
export type MailingContact = {
  email: Scalars['String']['output'];
  /** Every newsletter, subscribed to or not. */
  subscriptionList: Array<MailingSubscription>;
};

export type MailingInput = {
  id: Scalars['Int']['input'];
  isSubscribed: Scalars['Boolean']['input'];
};

/** Whether a customer gets a newsletter. */
export type MailingSubscription = {
  isSubscribed: Scalars['Boolean']['output'];
  /** True between signing up and following the mailed link. */
  isToBeConfirmed: Scalars['Boolean']['output'];
  mailing: Mailing;
};

export type Mutation = {
  /** Creates an address in the session's address list. Each bad field is an error of its own with `params.field`. */
  addAddress: Address;
  /** Adds the passkey that a device made: `credential` is its RegistrationResponseJSON, as text. The customer is told by mail. */
  addPasskey: Scalars['Boolean']['output'];
  /** Asks the vendor for the money, once per attempt: asked again it returns how far the attempt is. */
  adyenMakeDirectPayment: AdyenPaymentStep;
  /** Freezes the cart as it was shown, gives its order a number and begins an attempt to pay it. No money moves yet. */
  adyenOpenTransaction: AdyenTransaction;
  /** Goes on with what the shopper brings along from the bank. */
  adyenPaymentDetails: AdyenPaymentStep;
  /**
   * Puts a promo code on the cart, in capitals or not, in the place of another. Refuses what takes nothing off with
   * COUPON_NOT_FOUND, COUPON_ENDED, COUPON_USED_UP, COUPON_OTHER_CUSTOMERS, COUPON_MINIMUM or COUPON_NOT_APPLICABLE; ten
   * wrong codes an hour.
   */
  applyCoupon: CartPayload;
  /**
   * Agrees to the new address with the link of the mail to the one before. True when the new one counts from now on, false
   * while it is to be confirmed.
   */
  approveEmailChange: Scalars['Boolean']['output'];
  /** Asks the merchant for an expired quotation once more. QUOTATION_NOT_EXPIRED while it can be ordered. */
  askQuotationAgain: Quotation;
  /** Does without the new address. */
  cancelEmailChange: Scalars['Boolean']['output'];
  /** Cancels an order that is not paid. ORDER_NOT_CANCELLABLE afterwards, ORDER_NOT_FOUND as `updateOrder`. */
  cancelOrder: Order;
  /**
   * Adds variants to the cart, all of them or none. Creates the session and the cart when there are none. A call takes 100
   * items at most, a cart 100 lines (CART_FULL), 10 million euro net and 1,000 tonnes (CART_TOO_LARGE).
   */
  cartAddMultipleItems: CartPayload;
  /**
   * Notes on the cart which advertisement led here, as the `utm_` parameters of its link name it; the merchant sees it with
   * the order. False without a cart: nothing is made for it. Names longer than 100 characters are cut.
   */
  cartAddUtmParameters: Scalars['Boolean']['output'];
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
  /** Asks for a change of an order; ORDER_NUMBER_INVALID where it is not the sender's own. */
  changeOrderRequest: LeadReceipt;
  /** Sets the password with the link of the mail; every session of the account ends, and nobody is logged in. */
  changePassword: Scalars['Boolean']['output'];
  /** Copies the lines of a quotation into the cart at today's prices; one that is the cart is closed first. */
  changeQuotation: RestoredCart;
  /** Whether there is an account with this address. */
  checkEmail: EmailCheck;
  /** Chooses the provider and notes the ticks; returns where to go on. PROVIDER_NOT_IMPLEMENTED for anything but wire transfer. */
  checkPaymentType: PaymentType;
  /** Whether a declaration of withdrawal is complete: each bad field is an error of its own with `params.field`. Nothing is declared. */
  checkWithdrawal: Scalars['Boolean']['output'];
  /** Takes an opened quotation out of the cart, which is again what it was before. */
  closeQuotation: CartPayload;
  /** Complains about an order; ORDER_NUMBER_INVALID where it is not the sender's own. */
  complaintRequest: LeadReceipt;
  /** Confirms the address with the link of the mail, logged in as the account it was sent for. */
  confirmEmail: UserPayload;
  /** Has a waiting request read, with the link that was mailed; the same again for a link that was followed before. LINK_EXPIRED after 7 days. */
  confirmLead: LeadReceipt;
  /** Confirms the new address with the link of the mail to it, logged in as the account that is to have it. */
  confirmNewEmail: UserPayload;
  /** Subscribes with the link of that mail, which is good for 7 days; true again for a link that was followed before. */
  confirmNewsletter: Scalars['Boolean']['output'];
  /**
   * Carries out what such a link is for, once, without a login. LINK_EXPIRED for one that is spent, older than a day, or none;
   * ORDER_NOT_CANCELLABLE or ORDER_NOT_EDITABLE where the order has gone on meanwhile.
   */
  confirmOrderChange: OrderChange;
  /** Asks for a call back, for advice, or anything else. */
  createContactLead: LeadReceipt;
  /** Sends a message of the chat. */
  createCrmOverlayBox: LeadReceipt;
  /**
   * Notes who orders. A guest is what `partner` of the cart says until there is an address, and an empty cart is made for it; of
   * a customer, name and phone of the profile change and the e-mail stays.
   */
  createUpdatePartner: Partner;
  /** Has the account deleted in 7 days, and mails a link to undo that. LOGIN_FAILED for a wrong password. */
  deleteAccount: UserPayload;
  /** Takes an address out of the customer's book, and off the cart. One that is gone already is ignored. */
  deleteAddress: Scalars['Boolean']['output'];
  /** Deletes a quotation, and returns the cart: one that was opened leaves it, as `closeQuotation` does. */
  deleteQuotation: CartPayload;
  /** Logs a device of the customer out; REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago. */
  endDevice: Scalars['Boolean']['output'];
  /** The same for all devices but this one. */
  endOtherDevices: Scalars['Boolean']['output'];
  /** Registers and logs in. A mail asks to confirm the address. EMAIL_TAKEN also mails the owner of the address. */
  gevenSignUpUser: UserPayload;
  /** Asks about a product; PRODUCT_NOT_FOUND where there is none. */
  infoRequest: LeadReceipt;
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
  /** Mails a link to subscribe to the newsletter. The answer is the same for every address, whether it is subscribed or not. */
  newsLetterSubscribe: Scalars['Boolean']['output'];
  /**
   * Makes a quotation the cart, with its lines and prices; the cart before is set aside. QUOTATION_EXPIRED from the midnight
   * after its last day, QUOTATION_NOT_ANSWERED for one that was asked for.
   */
  openQuotation: CartPayload;
  /**
   * Puts the lines of an order into the cart at today's prices; what the cart has of it already stays as it is. ORDER_NOT_FOUND
   * as `updateOrder`.
   */
  orderAgain: RestoredCart;
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
  /** Takes the promo code off the cart. */
  removeCoupon: CartPayload;
  /** REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago. One that is gone already is ignored. */
  removePasskey: Scalars['Boolean']['output'];
  /** Has a copy of the customer's data made, in place of the one before, and mails when it is ready. */
  requestDataExport: DataExport;
  /**
   * Mails a link to the address of an order that `accessToken` opens, which changes or cancels the order once it is confirmed.
   * True in any case: for a token that opens nothing, and for an order that can no longer be changed, nobody is written to.
   * TOO_MANY_REQUESTS after 20 an hour of a client and 5 of an order.
   */
  requestOrderChange: Scalars['Boolean']['output'];
  /** Asks for a quote. */
  requestQuote: LeadReceipt;
  /** Mails a link to choose a new password. The answer is the same where there is no account. */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Puts the copy that the link of a mail leads to into the cart, at today's prices; what the cart has of it already stays as
   * it is. LINK_EXPIRED for a link that leads nowhere.
   */
  restoreCart: RestoredCart;
  /** Puts one sample of a product into the cart, once: a second request changes nothing. */
  sampleRequest: CartPayload;
  /**
   * Makes the cart a quotation at today's prices, good for 30 days and until midnight in Berlin; the next cart begins empty.
   * CART_EMPTY without lines, QUOTATION_FIXED for an opened quotation, QUOTATION_NOT_POSSIBLE where the shop keeps none.
   */
  saveQuotation: Quotation;
  /** Makes an address of the session the cart's delivery or billing address. */
  selectAddress: CartPayload;
  /**
   * Mails a copy of the cart to an address, with a link that is good for 90 days. Refuses CART_EMPTY, FIELD_EMAIL, and
   * TOO_MANY_REQUESTS after three mails an hour to one address.
   */
  sendCartEmail: Scalars['Boolean']['output'];
  /** Mails a link to confirm the address of whoever is logged in; nothing is sent once it is confirmed. */
  sendConfirmation: Scalars['Boolean']['output'];
  /**
   * The references that the order shows, 60 characters each at most (FIELD_TOO_LONG). They are trimmed; an empty one is taken
   * off, one that is left out stays. CART_EMPTY without a cart.
   */
  setClientOrderRef: CartPayload;
  /** Where the cart goes: updates shipping, delivery, tax and total. */
  setPostalCode: CartPayload;
  /** Chooses one of `getDeliveryMethods`: updates shipping, delivery, tax and total. Else SHIPPING_METHOD_NOT_AVAILABLE. */
  setShippingMethod: CartPayload;
  /**
   * Which newsletters whoever is logged in wants from now on; those left out stay as they are. Where the customer's address is
   * not confirmed yet, a mailed link is to be followed first.
   */
  subscribeNewsletter: MailingContact;
  /** Keeps the account of whoever is logged in. */
  undoDeleteAccount: UserPayload;
  /** Keeps the account that the link was mailed for; needs no login. */
  undoDeleteAccountByLink: Scalars['Boolean']['output'];
  /** Ends a subscription with the link of a newsletter, without a login. */
  unsubscribeNewsletter: Scalars['Boolean']['output'];
  /** Changes an address of the customer's book. Each bad field is an error of its own with `params.field`. */
  updateAddress: Address;
  /** Changes the customer's reference of an order. ORDER_NOT_FOUND for another customer's, as for one that does not exist. */
  updateOrder: Order;
  /** Changes person, company or billing. Each bad field is an error of its own with `params.field`, such as `company.zip`. */
  updatePartnerProfile: UserPayload;
  /** Sets the password of whoever is logged in; other sessions end. */
  updatePassword: Scalars['Boolean']['output'];
  updatePriceOption: UserPayload;
  /** What driver and yard should know, 500 characters each at most; otherwise as `setClientOrderRef`. */
  updateTransportMsg: CartPayload;
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


export type MutationAdyenMakeDirectPaymentArgs = {
  input: AdyenDirectPaymentInput;
};


export type MutationAdyenOpenTransactionArgs = {
  input: AdyenOpenTransactionInput;
};


export type MutationAdyenPaymentDetailsArgs = {
  input: AdyenPaymentDetailsInput;
};


export type MutationApplyCouponArgs = {
  code: Scalars['String']['input'];
};


export type MutationApproveEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationAskQuotationAgainArgs = {
  quotationId: Scalars['Int']['input'];
};


export type MutationCancelOrderArgs = {
  orderId: Scalars['Int']['input'];
};


export type MutationCartAddMultipleItemsArgs = {
  products: Array<CartProductInput>;
};


export type MutationCartAddUtmParametersArgs = {
  campaignName?: InputMaybe<Scalars['String']['input']>;
  keywordName?: InputMaybe<Scalars['String']['input']>;
  mediumName?: InputMaybe<Scalars['String']['input']>;
  sourceName?: InputMaybe<Scalars['String']['input']>;
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


export type MutationChangeOrderRequestArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  change: ChangeOrderInput;
  clientKey: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangePasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationChangeQuotationArgs = {
  quotationId: Scalars['Int']['input'];
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


export type MutationComplaintRequestArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  clientKey: Scalars['String']['input'];
  complaint: ComplaintInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmLeadArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmNewEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmOrderChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateContactLeadArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  clientKey: Scalars['String']['input'];
  lead: ContactLeadInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateCrmOverlayBoxArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  clientKey: Scalars['String']['input'];
  message: CrmOverlayBoxInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateUpdatePartnerArgs = {
  partner: PartnerInput;
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteQuotationArgs = {
  quotationId: Scalars['Int']['input'];
};


export type MutationEndDeviceArgs = {
  id: Scalars['Int']['input'];
};


export type MutationGevenSignUpUserArgs = {
  input: SignUpInput;
};


export type MutationInfoRequestArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  clientKey: Scalars['String']['input'];
  info: InfoRequestInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLoginWithPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationNewsLetterSubscribeArgs = {
  email: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOpenQuotationArgs = {
  quotationId: Scalars['Int']['input'];
};


export type MutationOrderAgainArgs = {
  orderId: Scalars['Int']['input'];
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


export type MutationRequestOrderChangeArgs = {
  change: OrderChangeInput;
};


export type MutationRequestQuoteArgs = {
  campaign?: InputMaybe<CampaignInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  clientKey: Scalars['String']['input'];
  quote: QuoteRequestInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationRestoreCartArgs = {
  token: Scalars['String']['input'];
};


export type MutationSampleRequestArgs = {
  params: SampleRequestInput;
};


export type MutationSelectAddressArgs = {
  id: Scalars['Int']['input'];
  type: AddressType;
};


export type MutationSendCartEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetClientOrderRefArgs = {
  clientOrderRef: Scalars['String']['input'];
  projectReference?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetPostalCodeArgs = {
  countryCode: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};


export type MutationSetShippingMethodArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSubscribeNewsletterArgs = {
  mailings: Array<MailingInput>;
};


export type MutationUndoDeleteAccountByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateAddressArgs = {
  address: AddressInput;
  id: Scalars['Int']['input'];
};


export type MutationUpdateOrderArgs = {
  order: UpdateOrderInput;
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


export type MutationUpdateTransportMsgArgs = {
  remark?: InputMaybe<Scalars['String']['input']>;
  transportMsg: Scalars['String']['input'];
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

/** A size that there is, near one that a search asks for: no side a quarter longer or shorter. */
export type NearestSize = {
  /** The search with this size in place of the one asked for. */
  term: Scalars['String']['output'];
  /** mm; null where one side was asked for, and it is a width. */
  thickness?: Maybe<Scalars['Int']['output']>;
  /** Products that it finds. */
  totalCount: Scalars['Int']['output'];
  /** mm; null where one side was asked for, and it is a thickness. */
  width?: Maybe<Scalars['Int']['output']>;
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

/** Which quotation a cart was opened from: its lines and their prices are fixed. */
export type OpenedQuotation = {
  /** 0 on its last day, negative once it cannot be ordered any more. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Its last day in Berlin. */
  expirationDate?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** An order as it was placed. What changes afterwards are its state, its step and the customer's reference. */
export type Order = {
  /** Gross delivery costs. */
  amountDelivery: Scalars['SafeInt']['output'];
  /** Gross reductions, 0 or negative. */
  amountDiscounts: Scalars['SafeInt']['output'];
  amountTax: Scalars['SafeInt']['output'];
  amountTotal: Scalars['SafeInt']['output'];
  amountTotalUntaxed: Scalars['SafeInt']['output'];
  /** Where its money is waited for; null for what is paid, cancelled or paid otherwise. */
  bankTransfer?: Maybe<BankTransfer>;
  /** The customer's own reference. */
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  /** Path of its confirmation as a PDF; null for an order that was made in Odoo. */
  confirmationUrl?: Maybe<Scalars['String']['output']>;
  currency: Currency;
  /** When it was placed, ISO 8601. */
  dateOrder: Scalars['String']['output'];
  /** When it arrives, or can be picked up; null while its money is waited for, once it is over, and where it is not known. */
  deliveryDates?: Maybe<DateRange>;
  /** Path of its delivery note as a PDF; null until it has left the yard, and where another system writes it. */
  deliveryNoteUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  invoiceCount: Scalars['Int']['output'];
  invoiceStatus: InvoiceStatus;
  /** Whether its customer may cancel it: before it is paid, and by its link as above. */
  isCancellable: Scalars['Boolean']['output'];
  /** Whether its customer may change the reference; by its link that is asked for with `requestOrderChange`. */
  isReferenceEditable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Path of its page in the shop: the dashboard's, or that of its link for who came by it. */
  orderUrl: Scalars['String']['output'];
  /** Null where no invoice address is known. */
  partner?: Maybe<OrderPartner>;
  partnerShipping?: Maybe<Address>;
  paymentState: PaymentState;
  /** Null unless it is paid and still in the yard. */
  processStep?: Maybe<ProcessStep>;
  /** Declarations of performance, assembly instructions and what is said of treated wood, of products that there still are. */
  productDocuments: Array<OrderProductDocument>;
  projectReference?: Maybe<Scalars['String']['output']>;
  /** The oldest first; none where another system makes the invoices out. */
  refunds: Array<OrderRefund>;
  shippingMethod?: Maybe<ShippingMethod>;
  state: OrderState;
  /** For the driver; lines end with a line feed. */
  transportMsg?: Maybe<Scalars['String']['output']>;
  /** Last day of a quotation, ISO 8601; null for what was placed. */
  validityDate?: Maybe<Scalars['String']['output']>;
  /** Days left of it. */
  validityDateCounter?: Maybe<Scalars['Int']['output']>;
  vatRate: Scalars['Int']['output'];
  websiteOrderLine: Array<PlacedLine>;
  /** Grams of everything. */
  weight: Scalars['SafeInt']['output'];
};

/** A change of an order that the link of a mail carries out. */
export type OrderChange = {
  /** The new reference; null where it is taken off, and where the order is cancelled. */
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  kind: OrderChangeKind;
  /** Number of the order. */
  orderName: Scalars['String']['output'];
};

export type OrderChangeInput = {
  /** Of the link in a mail. */
  accessToken: Scalars['String']['input'];
  /** With REFERENCE: 60 characters at most (FIELD_TOO_LONG); without one it is taken off. */
  clientOrderRef?: InputMaybe<Scalars['String']['input']>;
  kind: OrderChangeKind;
  orderId: Scalars['Int']['input'];
};

/** What whoever has the link of an order may ask to have changed of it. */
export type OrderChangeKind =
  | 'CANCEL'
  | 'REFERENCE';

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

/** A page of orders, the newest first. */
export type OrderPage = {
  orders: Array<Order>;
  totalCount: Scalars['Int']['output'];
};

/** Whom an order is billed to. */
export type OrderPartner = {
  city: Scalars['String']['output'];
  companyName?: Maybe<Scalars['String']['output']>;
  country: Country;
  email: Scalars['String']['output'];
  /** First and last name, or the contact of a company. */
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  street: Scalars['String']['output'];
  street2?: Maybe<Scalars['String']['output']>;
  zip: Scalars['String']['output'];
};

/** A document of a product that was ordered. */
export type OrderProductDocument = {
  kind: DocumentKind;
  name: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  /** Address below the shop's or the API's own origin. */
  url: Scalars['String']['output'];
};

/** Money of an order that went back, or is on its way. */
export type OrderRefund = {
  /** Gross euro cents, above 0. */
  amount: Scalars['SafeInt']['output'];
  /** Number of its credit note; null until that is issued. */
  creditNote?: Maybe<Scalars['String']['output']>;
  /** ISO 8601. */
  date: Scalars['String']['output'];
  way: RefundWay;
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
  /** 0 of a guest who has no address yet. */
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

/** Who orders. */
export type PartnerInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
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

/** How far an attempt to pay has come. */
export type PaymentAttemptState =
  | 'CANCELLED'
  | 'EXPIRED'
  /** Nobody knows yet: the shopper is at the bank, or an answer is still to come. */
  | 'OPEN'
  /** Paid, and its order placed. */
  | 'PAID'
  | 'REFUSED'
  /** It was paid after another attempt had placed the order: the money goes back. */
  | 'REVERSED';

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

/** How an order is paid: a transfer before it is begun, a card while ordering, on account once it was invoiced, or not at all. */
export type PaymentKind =
  /** For customers with `creditOption` alone. */
  | 'ACCOUNT'
  | 'CARD'
  /** Nothing is to be paid, whatever was chosen before: the order is placed by `placeOrder`, and begun at once. */
  | 'FREE'
  | 'WIRE';

/** A way to pay. */
export type PaymentProvider = {
  /** What shoppers read, in the language of the request. */
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** What its name says how it is paid by: WIRE where it contains wire, CARD where it contains adyen, ACCOUNT where it contains account, FREE where it contains free, null else: not implemented. */
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

/** A line of an order as it was placed. Amounts in euro cents: `priceTotal` = `priceSubtotal` + `priceTax`. */
export type PlacedLine = {
  /** What was chosen beside the length, by name. */
  finishes: Array<Scalars['String']['output']>;
  /** False for what is made to the shopper's choice, planed or treated after the order. */
  hasWithdrawalRight: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  priceSubtotal: Scalars['SafeInt']['output'];
  priceTax: Scalars['SafeInt']['output'];
  priceTotal: Scalars['SafeInt']['output'];
  /** The variant; null once the range does not have it any more. */
  product?: Maybe<ProductVariant>;
  /** Whole units of sale. */
  productUomQty: Scalars['Int']['output'];
  /** Its product; null as above. */
  template?: Maybe<ProductTemplate>;
  /** Millimetres of all pieces; null for what has no length. */
  totalLength?: Maybe<Scalars['SafeInt']['output']>;
  unitOfSale: UnitOfSale;
};

/** A postcode that is delivered to, and what delivery costs there. */
export type PostalCode = {
  countryCode: Scalars['String']['output'];
  /** Name of the town; null where it is not known. */
  place?: Maybe<Scalars['String']['output']>;
  /** As the country writes it. */
  zip: Scalars['String']['output'];
  zone: DeliveryZone;
};

/** Postcodes from the first to the last, both included: the digits at their beginning. */
export type PostcodeRange = {
  first: Scalars['String']['output'];
  last: Scalars['String']['output'];
};

/** How far the yard is with an order that is paid. */
export type ProcessStep =
  | 'Bundling'
  | 'Collect'
  | 'Planing';

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
  /** Of oils and paints; null for all else, and where it is not known. */
  coverage?: Maybe<Coverage>;
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
  /** The merchant at the vendor. PROVIDER_NOT_IMPLEMENTED for a provider that takes no cards. */
  adyenAcquirerInfo: AdyenAcquirer;
  /** The ways to pay of a provider, as the vendor's component wants to have them; `orderId` is the cart's. */
  adyenPaymentMethods: Scalars['JSON']['output'];
  /** What became of an attempt; null unless the token is its own. */
  adyenTransactionInfo?: Maybe<AdyenTransactionInfo>;
  /** The cart of the session; its operation is named `gevenCartLoad`. */
  cartLoad: CartPayload;
  /**
   * The country that the request seems to come from, to preselect and never to force; null where it is not known, or
   * outside the European Union.
   */
  checkIpCountry?: Maybe<Country>;
  /**
   * Whether an order number is one of the customer's own; for guests only with the e-mail of its order. False, and nothing is
   * looked up, below six characters. TOO_MANY_REQUESTS after ten a minute.
   */
  checkOrder: Scalars['Boolean']['output'];
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
  /** What the first page of the dashboard shows. NOT_AUTHENTICATED for guests, as all of these. */
  getDashboardData: DashboardData;
  /** The copy of the customer's data that was asked for last; null when none was, or it has expired. */
  getDataExport?: Maybe<DataExport>;
  /** Ways that the cart of the session can be delivered: parcel or truck, by its load, and pick-up at the yard. Empty without one. */
  getDeliveryMethods: Array<DeliveryMethod>;
  /** Rates of every zone; with country and postcode of the zone that it is in alone, of none where nothing is delivered. */
  getDeliveryRates: DeliveryRates;
  /** Where the customer is logged in, the latest first. */
  getDevices: Array<Device>;
  /** The change of the customer's address that is under way. */
  getEmailChange?: Maybe<EmailChange>;
  /** The provider of private mailboxes with this domain; none: it is a company's. */
  getEmailProviders: Array<EmailProvider>;
  getIndustries: Array<Industry>;
  /**
   * The customer's invoices and credit notes, or those of one order, which `accessToken` opens as `ordersGet`. Pages begin with
   * 1 and have 10, or 5, 15 or 20.
   */
  getInvoices: InvoicePage;
  /** The newsletters of whoever is logged in; NOT_AUTHENTICATED for guests. */
  getMailingContact: MailingContact;
  getMailings: Array<Mailing>;
  /** The customer's orders and quotations that are not over yet, the newest first. */
  getOpenMatters: Array<OpenMatter>;
  /**
   * What the link of a mail about a change would do; null for one that is spent, older than a day, or none. Looking does
   * nothing.
   */
  getOrderChange?: Maybe<OrderChange>;
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
  /**
   * The customer's orders: one by its id (an empty page for another customer's), or those in some states, found by number
   * (`S107312` or `107312`) or by a part of a reference. Pages begin with 1 and have 10 orders, or 5, 15 or 20. `accessToken` is
   * that of the link in a mail: it opens the order of the id without a login, until 90 days after its end; one that is wrong,
   * old or another order's is answered with an empty page.
   */
  ordersGet: OrderPage;
  /**
   * The customer's quotations, found by number or a part of a reference. Pages begin with 1 and have 10, or 5, 15 or 20.
   * NOT_AUTHENTICATED for guests, as all of these; QUOTATION_NOT_FOUND for another customer's, as for one that does not exist.
   */
  quotationsGet: QuotationPage;
  /**
   * Place and zone of a postcode. Refused with ADDRESS_NOT_DELIVERABLE where nothing is delivered, and with FIELD_REQUIRED
   * or FIELD_FORMAT of the field `zip`.
   */
  searchPostalCode: PostalCode;
};


export type QueryAdyenAcquirerInfoArgs = {
  providerId: Scalars['Int']['input'];
};


export type QueryAdyenPaymentMethodsArgs = {
  orderId: Scalars['Int']['input'];
  providerId: Scalars['Int']['input'];
};


export type QueryAdyenTransactionInfoArgs = {
  reference: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryCheckOrderArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  orderNumber: Scalars['String']['input'];
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


export type QueryGetInvoicesArgs = {
  accessToken?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetOrderChangeArgs = {
  token: Scalars['String']['input'];
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


export type QueryOrdersGetArgs = {
  accessToken?: InputMaybe<Scalars['String']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<OrderState>>;
};


export type QueryQuotationsGetArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchPostalCodeArgs = {
  countryCode: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};

/** A cart that a customer keeps at the prices of a day: its lines are fixed. */
export type Quotation = {
  /** Net euro cents of everything on the day that it was saved. */
  amountUntaxed: Scalars['SafeInt']['output'];
  /** The customer's own reference. */
  clientOrderRef?: Maybe<Scalars['String']['output']>;
  /** When it was saved, ISO 8601. */
  date: Scalars['String']['output'];
  /** 0 on its last day, negative from the midnight in Berlin after it; null as above, and where it has no end. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** Its last day in Berlin, `2026-12-26`; null until the merchant has answered. */
  expirationDate?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Whether it is the customer's cart at the moment. */
  isOpened: Scalars['Boolean']['output'];
  /** Whether it can become the cart while it is good; where not, its merchant confirms it. */
  isOrderable: Scalars['Boolean']['output'];
  /** The number that its order takes, for example `S107312`. */
  name: Scalars['String']['output'];
  projectReference?: Maybe<Scalars['String']['output']>;
  /** QuotationSent: can be ordered until its last day. Quotation: the merchant was asked for it once more. */
  state: OrderState;
  /** Days that it is good for in all, from the day it was saved; null until the merchant has answered. */
  validityInDays?: Maybe<Scalars['Int']['output']>;
};

/** A page of quotations, the newest first. */
export type QuotationPage = {
  quotations: Array<Quotation>;
  totalCount: Scalars['Int']['output'];
};

export type QuoteRequestInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** When the goods are wanted, in the sender's words. */
  desiredDate?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** Tokens of `POST /api/uploads`, each good for one request of this session. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  project?: InputMaybe<Scalars['String']['input']>;
  /** Postcode of the building site. */
  zip: Scalars['String']['input'];
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

/** Which way money goes back: to the card that paid, or by a transfer of the merchant's. */
export type RefundWay =
  | 'CARD'
  | 'WIRE';

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

/** A cart with the lines of a copy in it. */
export type RestoredCart = {
  order?: Maybe<CartOrder>;
  /** Names of what cannot be had any more. */
  unavailable: Array<Scalars['String']['output']>;
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
  /** Pages of the shop that answer the words in the language of the request, the most relevant first: articles, guides, terms; at most six. */
  content: Array<ContentResult>;
  /** Categories that hold what was found, most first, where the search has a size or names no category; at most four. One that holds all of it gives way to those below it. */
  foundIn: Array<FoundInCategory>;
  /** Sizes beside a cross-section (`30x150`), and beside one side (`147 mm`) when no product has it; the nearest first, at most three. */
  nearestSizes: Array<NearestSize>;
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

export type UpdateOrderInput = {
  /** 60 characters at most (FIELD_TOO_LONG); an empty one is taken off. */
  clientOrderRef: Scalars['String']['input'];
  id: Scalars['Int']['input'];
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
  AdyenAcquirer: ResolverTypeWrapper<AdyenAcquirer>;
  AdyenDirectPaymentInput: AdyenDirectPaymentInput;
  AdyenOpenTransactionInput: AdyenOpenTransactionInput;
  AdyenPaymentDetailsInput: AdyenPaymentDetailsInput;
  AdyenPaymentStep: ResolverTypeWrapper<AdyenPaymentStep>;
  AdyenTransaction: ResolverTypeWrapper<AdyenTransaction>;
  AdyenTransactionInfo: ResolverTypeWrapper<AdyenTransactionInfo>;
  ApplicationSummary: ResolverTypeWrapper<ApplicationSummary>;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: ResolverTypeWrapper<AttributeLength>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  BankTransfer: ResolverTypeWrapper<BankTransfer>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  BillingInput: BillingInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CampaignInput: CampaignInput;
  CartCoupon: ResolverTypeWrapper<CartCoupon>;
  CartLineInput: CartLineInput;
  CartOrder: ResolverTypeWrapper<CartOrder>;
  CartPayload: ResolverTypeWrapper<CartPayload>;
  CartProductInput: CartProductInput;
  CategoryText: ResolverTypeWrapper<CategoryText>;
  ChangeOrderInput: ChangeOrderInput;
  CombinationInfo: ResolverTypeWrapper<CombinationInfo>;
  Company: ResolverTypeWrapper<Company>;
  CompanyInput: CompanyInput;
  ComplaintInput: ComplaintInput;
  ContactKind: ContactKind;
  ContactLeadInput: ContactLeadInput;
  ContentKind: ContentKind;
  ContentResult: ResolverTypeWrapper<ContentResult>;
  Contents: ResolverTypeWrapper<Contents>;
  ContentsUnit: ContentsUnit;
  Country: ResolverTypeWrapper<Country>;
  Coverage: ResolverTypeWrapper<Coverage>;
  CrmOverlayBoxInput: CrmOverlayBoxInput;
  Currency: ResolverTypeWrapper<Currency>;
  CustomMessage: ResolverTypeWrapper<CustomMessage>;
  DashboardData: ResolverTypeWrapper<DashboardData>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportFile: ResolverTypeWrapper<DataExportFile>;
  DateRange: ResolverTypeWrapper<DateRange>;
  DeliveryMethod: ResolverTypeWrapper<DeliveryMethod>;
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
  FoundInCategory: ResolverTypeWrapper<FoundInCategory>;
  HazardStatement: ResolverTypeWrapper<HazardStatement>;
  Industry: ResolverTypeWrapper<Industry>;
  InfoRequestInput: InfoRequestInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceFile: ResolverTypeWrapper<InvoiceFile>;
  InvoiceFormat: InvoiceFormat;
  InvoicePage: ResolverTypeWrapper<InvoicePage>;
  InvoiceStatus: InvoiceStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LeadReceipt: ResolverTypeWrapper<LeadReceipt>;
  LengthRange: ResolverTypeWrapper<LengthRange>;
  LengthStock: ResolverTypeWrapper<LengthStock>;
  Locale: Locale;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LooserFilter: ResolverTypeWrapper<LooserFilter>;
  Mailing: ResolverTypeWrapper<Mailing>;
  MailingContact: ResolverTypeWrapper<MailingContact>;
  MailingInput: MailingInput;
  MailingSubscription: ResolverTypeWrapper<MailingSubscription>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccountInput: MyAccountInput;
  NearestSize: ResolverTypeWrapper<NearestSize>;
  OpenMatter: ResolverTypeWrapper<OpenMatter>;
  OpenMatterKind: OpenMatterKind;
  OpenedQuotation: ResolverTypeWrapper<OpenedQuotation>;
  Order: ResolverTypeWrapper<Order>;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  OrderChangeInput: OrderChangeInput;
  OrderChangeKind: OrderChangeKind;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderPage: ResolverTypeWrapper<OrderPage>;
  OrderPartner: ResolverTypeWrapper<OrderPartner>;
  OrderProductDocument: ResolverTypeWrapper<OrderProductDocument>;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderState: OrderState;
  Partner: ResolverTypeWrapper<Partner>;
  PartnerInput: PartnerInput;
  PartnerProfile: ResolverTypeWrapper<PartnerProfile>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PaymentAttemptState: PaymentAttemptState;
  PaymentConfirmation: ResolverTypeWrapper<PaymentConfirmation>;
  PaymentConsentInput: PaymentConsentInput;
  PaymentKind: PaymentKind;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentState: PaymentState;
  PaymentType: ResolverTypeWrapper<PaymentType>;
  Picture: ResolverTypeWrapper<Picture>;
  PictureKind: PictureKind;
  PlaceOrderInput: PlaceOrderInput;
  PlacedLine: ResolverTypeWrapper<PlacedLine>;
  PostalCode: ResolverTypeWrapper<PostalCode>;
  PostcodeRange: ResolverTypeWrapper<PostcodeRange>;
  ProcessStep: ProcessStep;
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
  Quotation: ResolverTypeWrapper<Quotation>;
  QuotationPage: ResolverTypeWrapper<QuotationPage>;
  QuoteRequestInput: QuoteRequestInput;
  RangeSummary: ResolverTypeWrapper<RangeSummary>;
  RefundWay: RefundWay;
  RemovalReason: RemovalReason;
  RemovedLine: ResolverTypeWrapper<RemovedLine>;
  ReportLink: ResolverTypeWrapper<ReportLink>;
  ResponsibleParty: ResolverTypeWrapper<ResponsibleParty>;
  RestoredCart: ResolverTypeWrapper<RestoredCart>;
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
  UpdateOrderInput: UpdateOrderInput;
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
  AdyenAcquirer: AdyenAcquirer;
  AdyenDirectPaymentInput: AdyenDirectPaymentInput;
  AdyenOpenTransactionInput: AdyenOpenTransactionInput;
  AdyenPaymentDetailsInput: AdyenPaymentDetailsInput;
  AdyenPaymentStep: AdyenPaymentStep;
  AdyenTransaction: AdyenTransaction;
  AdyenTransactionInfo: AdyenTransactionInfo;
  ApplicationSummary: ApplicationSummary;
  AttributeFilterInput: AttributeFilterInput;
  AttributeLength: AttributeLength;
  AttributeValue: AttributeValue;
  BankTransfer: BankTransfer;
  BillingAddress: BillingAddress;
  BillingInput: BillingInput;
  Boolean: Scalars['Boolean']['output'];
  CampaignInput: CampaignInput;
  CartCoupon: CartCoupon;
  CartLineInput: CartLineInput;
  CartOrder: CartOrder;
  CartPayload: CartPayload;
  CartProductInput: CartProductInput;
  CategoryText: CategoryText;
  ChangeOrderInput: ChangeOrderInput;
  CombinationInfo: CombinationInfo;
  Company: Company;
  CompanyInput: CompanyInput;
  ComplaintInput: ComplaintInput;
  ContactLeadInput: ContactLeadInput;
  ContentResult: ContentResult;
  Contents: Contents;
  Country: Country;
  Coverage: Coverage;
  CrmOverlayBoxInput: CrmOverlayBoxInput;
  Currency: Currency;
  CustomMessage: CustomMessage;
  DashboardData: DashboardData;
  DataExport: DataExport;
  DataExportFile: DataExportFile;
  DateRange: DateRange;
  DeliveryMethod: DeliveryMethod;
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
  FoundInCategory: FoundInCategory;
  HazardStatement: HazardStatement;
  Industry: Industry;
  InfoRequestInput: InfoRequestInput;
  Int: Scalars['Int']['output'];
  Invoice: Invoice;
  InvoiceFile: InvoiceFile;
  InvoicePage: InvoicePage;
  JSON: Scalars['JSON']['output'];
  LeadReceipt: LeadReceipt;
  LengthRange: LengthRange;
  LengthStock: LengthStock;
  LocalizedText: LocalizedText;
  LooserFilter: LooserFilter;
  Mailing: Mailing;
  MailingContact: MailingContact;
  MailingInput: MailingInput;
  MailingSubscription: MailingSubscription;
  Mutation: Record<PropertyKey, never>;
  MyAccountInput: MyAccountInput;
  NearestSize: NearestSize;
  OpenMatter: OpenMatter;
  OpenedQuotation: OpenedQuotation;
  Order: Order;
  OrderChange: OrderChange;
  OrderChangeInput: OrderChangeInput;
  OrderLine: OrderLine;
  OrderPage: OrderPage;
  OrderPartner: OrderPartner;
  OrderProductDocument: OrderProductDocument;
  OrderRefund: OrderRefund;
  Partner: Partner;
  PartnerInput: PartnerInput;
  PartnerProfile: PartnerProfile;
  Passkey: Passkey;
  PaymentConfirmation: PaymentConfirmation;
  PaymentConsentInput: PaymentConsentInput;
  PaymentProvider: PaymentProvider;
  PaymentType: PaymentType;
  Picture: Picture;
  PlaceOrderInput: PlaceOrderInput;
  PlacedLine: PlacedLine;
  PostalCode: PostalCode;
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
  Quotation: Quotation;
  QuotationPage: QuotationPage;
  QuoteRequestInput: QuoteRequestInput;
  RangeSummary: RangeSummary;
  RemovedLine: RemovedLine;
  ReportLink: ReportLink;
  ResponsibleParty: ResponsibleParty;
  RestoredCart: RestoredCart;
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
  UpdateOrderInput: UpdateOrderInput;
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

export type AdyenAcquirerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AdyenAcquirer'] = ResolversParentTypes['AdyenAcquirer']> = ResolversObject<{
  clientKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standInUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AdyenPaymentStepResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AdyenPaymentStep'] = ResolversParentTypes['AdyenPaymentStep']> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
}>;

export type AdyenTransactionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AdyenTransaction'] = ResolversParentTypes['AdyenTransaction']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AdyenTransactionInfoResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['AdyenTransactionInfo'] = ResolversParentTypes['AdyenTransactionInfo']> = ResolversObject<{
  orderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
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

export type CartCouponResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = ResolversObject<{
  barrier?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CartOrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CartOrder'] = ResolversParentTypes['CartOrder']> = ResolversObject<{
  amountDelivery?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountDiscounts?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountUntaxed?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  checkoutCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  clientOrderRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  creditOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deliveryCalculatedAfterwards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryMaximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveryMethods?: Resolver<Array<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  discountLines?: Resolver<Array<ResolversTypes['DiscountLine']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeliveryCostAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeliveryKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPickupWithDeliveryAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProductInfoRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isQuotable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTermsAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  longestPiece?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
  partnerInvoice?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  partnerShipping?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  paymentTermName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotation?: Resolver<Maybe<ResolversTypes['OpenedQuotation']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
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

export type CoverageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = ResolversObject<{
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type CurrencyResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CustomMessageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['CustomMessage'] = ResolversParentTypes['CustomMessage']> = ResolversObject<{
  stockPopUp1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockPopUp2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockPopUp3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DashboardDataResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DashboardData'] = ResolversParentTypes['DashboardData']> = ResolversObject<{
  currentOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  orderHistoryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DataExportResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = ResolversObject<{
  file?: Resolver<Maybe<ResolversTypes['DataExportFile']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DataExportFileResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DataExportFile'] = ResolversParentTypes['DataExportFile']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DateRangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DateRange'] = ResolversParentTypes['DateRange']> = ResolversObject<{
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DeliveryMethodResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['DeliveryMethod'] = ResolversParentTypes['DeliveryMethod']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ShippingMethodCode'], ParentType, ContextType>;
  deliveryConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type FoundInCategoryResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['FoundInCategory'] = ResolversParentTypes['FoundInCategory']> = ResolversObject<{
  category?: Resolver<ResolversTypes['WebsiteCategory'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type InvoiceResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = ResolversObject<{
  amountTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['InvoiceFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCreditNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type InvoiceFileResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoiceFile'] = ResolversParentTypes['InvoiceFile']> = ResolversObject<{
  format?: Resolver<ResolversTypes['InvoiceFormat'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InvoicePageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = ResolversObject<{
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LeadReceiptResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['LeadReceipt'] = ResolversParentTypes['LeadReceipt']> = ResolversObject<{
  isToBeConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MailingResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mailing'] = ResolversParentTypes['Mailing']> = ResolversObject<{
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MailingContactResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MailingContact'] = ResolversParentTypes['MailingContact']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionList?: Resolver<Array<ResolversTypes['MailingSubscription']>, ParentType, ContextType>;
}>;

export type MailingSubscriptionResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['MailingSubscription'] = ResolversParentTypes['MailingSubscription']> = ResolversObject<{
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToBeConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailing?: Resolver<ResolversTypes['Mailing'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'address'>>;
  addPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'credential' | 'name'>>;
  adyenMakeDirectPayment?: Resolver<ResolversTypes['AdyenPaymentStep'], ParentType, ContextType, RequireFields<MutationAdyenMakeDirectPaymentArgs, 'input'>>;
  adyenOpenTransaction?: Resolver<ResolversTypes['AdyenTransaction'], ParentType, ContextType, RequireFields<MutationAdyenOpenTransactionArgs, 'input'>>;
  adyenPaymentDetails?: Resolver<ResolversTypes['AdyenPaymentStep'], ParentType, ContextType, RequireFields<MutationAdyenPaymentDetailsArgs, 'input'>>;
  applyCoupon?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'code'>>;
  approveEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationApproveEmailChangeArgs, 'token'>>;
  askQuotationAgain?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationAskQuotationAgainArgs, 'quotationId'>>;
  cancelEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  cartAddMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartAddMultipleItemsArgs, 'products'>>;
  cartAddUtmParameters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationCartAddUtmParametersArgs>>;
  cartClear?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  cartRemoveMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartRemoveMultipleItemsArgs, 'lineIds'>>;
  cartUpdateMultipleItems?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationCartUpdateMultipleItemsArgs, 'lines'>>;
  changeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changeOrderRequest?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationChangeOrderRequestArgs, 'change' | 'clientKey'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'password' | 'token'>>;
  changeQuotation?: Resolver<ResolversTypes['RestoredCart'], ParentType, ContextType, RequireFields<MutationChangeQuotationArgs, 'quotationId'>>;
  checkEmail?: Resolver<ResolversTypes['EmailCheck'], ParentType, ContextType, RequireFields<MutationCheckEmailArgs, 'email'>>;
  checkPaymentType?: Resolver<ResolversTypes['PaymentType'], ParentType, ContextType, RequireFields<MutationCheckPaymentTypeArgs, 'consent' | 'providerId'>>;
  checkWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckWithdrawalArgs, 'withdrawal'>>;
  closeQuotation?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  complaintRequest?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationComplaintRequestArgs, 'clientKey' | 'complaint'>>;
  confirmEmail?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmLead?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationConfirmLeadArgs, 'token'>>;
  confirmNewEmail?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationConfirmNewEmailArgs, 'token'>>;
  confirmNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  confirmOrderChange?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType, RequireFields<MutationConfirmOrderChangeArgs, 'token'>>;
  createContactLead?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationCreateContactLeadArgs, 'clientKey' | 'lead'>>;
  createCrmOverlayBox?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationCreateCrmOverlayBoxArgs, 'clientKey' | 'message'>>;
  createUpdatePartner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType, RequireFields<MutationCreateUpdatePartnerArgs, 'partner'>>;
  deleteAccount?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'id'>>;
  deleteQuotation?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationDeleteQuotationArgs, 'quotationId'>>;
  endDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endOtherDevices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gevenSignUpUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationGevenSignUpUserArgs, 'input'>>;
  infoRequest?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationInfoRequestArgs, 'clientKey' | 'info'>>;
  login?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  loginWithPasskey?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'credential'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsLetterSubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationNewsLetterSubscribeArgs, 'email'>>;
  openQuotation?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationOpenQuotationArgs, 'quotationId'>>;
  orderAgain?: Resolver<ResolversTypes['RestoredCart'], ParentType, ContextType, RequireFields<MutationOrderAgainArgs, 'orderId'>>;
  passkeyCreationOptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeyRequestOptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeOrder?: Resolver<ResolversTypes['PaymentConfirmation'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  refuseEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRefuseEmailChangeArgs, 'token'>>;
  removeCoupon?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  requestDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType>;
  requestOrderChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestOrderChangeArgs, 'change'>>;
  requestQuote?: Resolver<ResolversTypes['LeadReceipt'], ParentType, ContextType, RequireFields<MutationRequestQuoteArgs, 'clientKey' | 'quote'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email'>>;
  restoreCart?: Resolver<ResolversTypes['RestoredCart'], ParentType, ContextType, RequireFields<MutationRestoreCartArgs, 'token'>>;
  sampleRequest?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSampleRequestArgs, 'params'>>;
  saveQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType>;
  selectAddress?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSelectAddressArgs, 'id' | 'type'>>;
  sendCartEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendCartEmailArgs, 'email'>>;
  sendConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setClientOrderRef?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetClientOrderRefArgs, 'clientOrderRef'>>;
  setPostalCode?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetPostalCodeArgs, 'countryCode' | 'zip'>>;
  setShippingMethod?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetShippingMethodArgs, 'id'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['MailingContact'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'mailings'>>;
  undoDeleteAccount?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType>;
  undoDeleteAccountByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoDeleteAccountByLinkArgs, 'token'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
  updateAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'address' | 'id'>>;
  updateOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'order'>>;
  updatePartnerProfile?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerProfileArgs, 'myaccount'>>;
  updatePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'currentPassword' | 'password'>>;
  updatePriceOption?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdatePriceOptionArgs, 'showTaxPrice'>>;
  updateTransportMsg?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationUpdateTransportMsgArgs, 'transportMsg'>>;
  withdrawFromContract?: Resolver<ResolversTypes['WithdrawalReceipt'], ParentType, ContextType, RequireFields<MutationWithdrawFromContractArgs, 'clientKey' | 'withdrawal'>>;
}>;

export type NearestSizeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['NearestSize'] = ResolversParentTypes['NearestSize']> = ResolversObject<{
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thickness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type OpenMatterResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OpenMatter'] = ResolversParentTypes['OpenMatter']> = ResolversObject<{
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpenMatterKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OpenedQuotationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OpenedQuotation'] = ResolversParentTypes['OpenedQuotation']> = ResolversObject<{
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expirationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = ResolversObject<{
  amountDelivery?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountDiscounts?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountTotalUntaxed?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  bankTransfer?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  clientOrderRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  dateOrder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDates?: Resolver<Maybe<ResolversTypes['DateRange']>, ParentType, ContextType>;
  deliveryNoteUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoiceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoiceStatus?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReferenceEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['OrderPartner']>, ParentType, ContextType>;
  partnerShipping?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  processStep?: Resolver<Maybe<ResolversTypes['ProcessStep']>, ParentType, ContextType>;
  productDocuments?: Resolver<Array<ResolversTypes['OrderProductDocument']>, ParentType, ContextType>;
  projectReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  transportMsg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validityDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validityDateCounter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  websiteOrderLine?: Resolver<Array<ResolversTypes['PlacedLine']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
}>;

export type OrderChangeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = ResolversObject<{
  clientOrderRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderChangeKind'], ParentType, ContextType>;
  orderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OrderPageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = ResolversObject<{
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OrderPartnerResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderPartner'] = ResolversParentTypes['OrderPartner']> = ResolversObject<{
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderProductDocumentResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderProductDocument'] = ResolversParentTypes['OrderProductDocument']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderRefundResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  creditNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['RefundWay'], ParentType, ContextType>;
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

export type PlacedLineResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PlacedLine'] = ResolversParentTypes['PlacedLine']> = ResolversObject<{
  finishes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasWithdrawalRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceSubtotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceTax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  productUomQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['ProductTemplate']>, ParentType, ContextType>;
  totalLength?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  unitOfSale?: Resolver<ResolversTypes['UnitOfSale'], ParentType, ContextType>;
}>;

export type PostalCodeResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['PostalCode'] = ResolversParentTypes['PostalCode']> = ResolversObject<{
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['DeliveryZone'], ParentType, ContextType>;
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
  coverage?: Resolver<Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
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
  adyenAcquirerInfo?: Resolver<ResolversTypes['AdyenAcquirer'], ParentType, ContextType, RequireFields<QueryAdyenAcquirerInfoArgs, 'providerId'>>;
  adyenPaymentMethods?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryAdyenPaymentMethodsArgs, 'orderId' | 'providerId'>>;
  adyenTransactionInfo?: Resolver<Maybe<ResolversTypes['AdyenTransactionInfo']>, ParentType, ContextType, RequireFields<QueryAdyenTransactionInfoArgs, 'reference' | 'token'>>;
  cartLoad?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType>;
  checkIpCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  checkOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCheckOrderArgs, 'orderNumber'>>;
  getAddresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<QueryGetAddressesArgs>>;
  getAlternativeProducts?: Resolver<Array<ResolversTypes['ProductTemplate']>, ParentType, ContextType, RequireFields<QueryGetAlternativeProductsArgs, 'productTemplateId'>>;
  getCategoryText?: Resolver<Maybe<ResolversTypes['CategoryText']>, ParentType, ContextType, RequireFields<QueryGetCategoryTextArgs, 'websiteCategorySlug'>>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryGetCountriesArgs>>;
  getDashboardData?: Resolver<ResolversTypes['DashboardData'], ParentType, ContextType>;
  getDataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  getDeliveryMethods?: Resolver<Array<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  getDeliveryRates?: Resolver<ResolversTypes['DeliveryRates'], ParentType, ContextType, Partial<QueryGetDeliveryRatesArgs>>;
  getDevices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  getEmailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  getEmailProviders?: Resolver<Array<ResolversTypes['EmailProvider']>, ParentType, ContextType, RequireFields<QueryGetEmailProvidersArgs, 'search'>>;
  getIndustries?: Resolver<Array<ResolversTypes['Industry']>, ParentType, ContextType>;
  getInvoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryGetInvoicesArgs, 'currentPage' | 'pageSize'>>;
  getMailingContact?: Resolver<ResolversTypes['MailingContact'], ParentType, ContextType>;
  getMailings?: Resolver<Array<ResolversTypes['Mailing']>, ParentType, ContextType>;
  getOpenMatters?: Resolver<Array<ResolversTypes['OpenMatter']>, ParentType, ContextType>;
  getOrderChange?: Resolver<Maybe<ResolversTypes['OrderChange']>, ParentType, ContextType, RequireFields<QueryGetOrderChangeArgs, 'token'>>;
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
  ordersGet?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersGetArgs, 'currentPage' | 'pageSize'>>;
  quotationsGet?: Resolver<ResolversTypes['QuotationPage'], ParentType, ContextType, RequireFields<QueryQuotationsGetArgs, 'currentPage' | 'pageSize'>>;
  searchPostalCode?: Resolver<ResolversTypes['PostalCode'], ParentType, ContextType, RequireFields<QuerySearchPostalCodeArgs, 'countryCode' | 'zip'>>;
}>;

export type QuotationResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['Quotation'] = ResolversParentTypes['Quotation']> = ResolversObject<{
  amountUntaxed?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  clientOrderRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expirationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOrderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  validityInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type QuotationPageResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['QuotationPage'] = ResolversParentTypes['QuotationPage']> = ResolversObject<{
  quotations?: Resolver<Array<ResolversTypes['Quotation']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type RestoredCartResolvers<ContextType = CommerceContext, ParentType extends ResolversParentTypes['RestoredCart'] = ResolversParentTypes['RestoredCart']> = ResolversObject<{
  order?: Resolver<Maybe<ResolversTypes['CartOrder']>, ParentType, ContextType>;
  unavailable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  foundIn?: Resolver<Array<ResolversTypes['FoundInCategory']>, ParentType, ContextType>;
  nearestSizes?: Resolver<Array<ResolversTypes['NearestSize']>, ParentType, ContextType>;
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
  AdyenAcquirer?: AdyenAcquirerResolvers<ContextType>;
  AdyenPaymentStep?: AdyenPaymentStepResolvers<ContextType>;
  AdyenTransaction?: AdyenTransactionResolvers<ContextType>;
  AdyenTransactionInfo?: AdyenTransactionInfoResolvers<ContextType>;
  ApplicationSummary?: ApplicationSummaryResolvers<ContextType>;
  AttributeLength?: AttributeLengthResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  CartCoupon?: CartCouponResolvers<ContextType>;
  CartOrder?: CartOrderResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CategoryText?: CategoryTextResolvers<ContextType>;
  CombinationInfo?: CombinationInfoResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  Contents?: ContentsResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CustomMessage?: CustomMessageResolvers<ContextType>;
  DashboardData?: DashboardDataResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportFile?: DataExportFileResolvers<ContextType>;
  DateRange?: DateRangeResolvers<ContextType>;
  DeliveryMethod?: DeliveryMethodResolvers<ContextType>;
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
  FoundInCategory?: FoundInCategoryResolvers<ContextType>;
  HazardStatement?: HazardStatementResolvers<ContextType>;
  Industry?: IndustryResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceFile?: InvoiceFileResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LeadReceipt?: LeadReceiptResolvers<ContextType>;
  LengthRange?: LengthRangeResolvers<ContextType>;
  LengthStock?: LengthStockResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LooserFilter?: LooserFilterResolvers<ContextType>;
  Mailing?: MailingResolvers<ContextType>;
  MailingContact?: MailingContactResolvers<ContextType>;
  MailingSubscription?: MailingSubscriptionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearestSize?: NearestSizeResolvers<ContextType>;
  OpenMatter?: OpenMatterResolvers<ContextType>;
  OpenedQuotation?: OpenedQuotationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPartner?: OrderPartnerResolvers<ContextType>;
  OrderProductDocument?: OrderProductDocumentResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerProfile?: PartnerProfileResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PaymentConfirmation?: PaymentConfirmationResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentType?: PaymentTypeResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PlacedLine?: PlacedLineResolvers<ContextType>;
  PostalCode?: PostalCodeResolvers<ContextType>;
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
  Quotation?: QuotationResolvers<ContextType>;
  QuotationPage?: QuotationPageResolvers<ContextType>;
  RangeSummary?: RangeSummaryResolvers<ContextType>;
  RemovedLine?: RemovedLineResolvers<ContextType>;
  ReportLink?: ReportLinkResolvers<ContextType>;
  ResponsibleParty?: ResponsiblePartyResolvers<ContextType>;
  RestoredCart?: RestoredCartResolvers<ContextType>;
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
