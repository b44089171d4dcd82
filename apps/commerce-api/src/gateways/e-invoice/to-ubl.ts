import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import { CURRENCY, type UnitOfSale } from '@geven/timber';
import type { Address } from '../../domain/checkout/address';
import { dueDateOf, type Invoice, type InvoiceBuyer, type InvoiceLine } from '../../domain/invoices/invoice';
import type { InvoiceFormat } from '../../domain/invoices/invoice-format';
import type { Seller } from '../../domain/seller/seller';
import { partsOfAddress } from '../../domain/seller/seller-address';
import { invoiceTexts } from '../../invoices/invoice-texts';
import { openPayment } from '../../invoices/open-payment';

type Ubl = UblInvoice['ubl:Invoice'];

const PEPPOL = {
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
} as const;
/** UN/CEFACT recommendations 20 and 21. */
const UNITS = {
  PIECE: 'H87',
  BOX: 'XBX',
  CAN: 'XCA',
  BOTTLE: 'XBO',
  ROLL: 'XRO',
  SET: 'SET',
} as const satisfies Record<UnitOfSale, string>;
/** UNTDID 1001: invoice, credit note. */
const TYPE_CODES = { invoice: '380', creditNote: '381' } as const;
/**
 * UNTDID 4461: SEPA transfer, online payment service; card codes would want the card's number (BR-DE-24). `1`, not
 * defined, where nothing is to be paid.
 */
const PAYMENT_CODES = { WIRE: '58', CARD: '68', ACCOUNT: '58', FREE: '1' } as const;
const FREIGHT_CODE = 'FC';
const DISCOUNT_CODE = '95';
/** Electronic addresses: German authorities, German VAT numbers, e-mail. */
const SCHEMES = { leitweg: '0204', germanVat: '9930', email: 'EM' } as const;

/** Cents as euros: `1234.50`. */
const euros = (cents: number): string => (cents / 100).toFixed(2);

/**
 * An invoice in the words of UBL, of which every format is made (EN 16931, XRechnung 3.0, Peppol BIS 3.0). Finishes are
 * charges of their line, freight is a charge and the discount an allowance of the whole; VAT is as it was invoiced.
 */
export function toUbl(invoice: Invoice, format: InvoiceFormat): UblInvoice {
  const { kind, locale, number, issuedOn, seller, buyer, orderName, clientOrderRef, corrects } = invoice;
  const { lines, amounts, paidOn } = invoice;
  const dueOn = dueDateOf(invoice);
  const t = invoiceTexts(locale);
  const category = categoryOf(invoice);
  const goods = lines.reduce((sum, { net }) => sum + net, 0);
  const prepaid = paidOn === null ? 0 : amounts.gross;
  const notes = [
    ...(invoice.isIntraCommunity ? [t('intraCommunity')] : []),
    ...(invoice.projectReference ? [`${t('fact.project')}: ${invoice.projectReference}`] : []),
  ];
  const ubl = {
    // XRechnung and Factur-X set their own where none is given.
    ...(format === 'peppol' ? PEPPOL : {}),
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    ...(dueOn ? { 'cbc:DueDate': dueOn } : {}),
    'cbc:InvoiceTypeCode': TYPE_CODES[kind],
    ...(notes.length > 0 ? { 'cbc:Note': notes } : {}),
    'cbc:DocumentCurrencyCode': CURRENCY,
    'cbc:BuyerReference': buyer.leitwegId ?? clientOrderRef ?? orderName,
    'cac:OrderReference': { 'cbc:ID': clientOrderRef ?? orderName, 'cbc:SalesOrderID': orderName },
    ...(corrects
      ? {
          'cac:BillingReference': [
            { 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.issuedOn } },
          ],
        }
      : {}),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(buyer) },
    ...deliveryOf(invoice),
    'cac:PaymentMeans': [paymentMeans(invoice)],
    ...(prepaid === amounts.gross ? {} : { 'cac:PaymentTerms': { 'cbc:Note': openPayment(invoice) } }),
    ...documentCharges(invoice),
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': euros(amounts.tax),
        'cbc:TaxAmount@currencyID': CURRENCY,
        'cac:TaxSubtotal': [
          {
            'cbc:TaxableAmount': euros(amounts.net),
            'cbc:TaxableAmount@currencyID': CURRENCY,
            'cbc:TaxAmount': euros(amounts.tax),
            'cbc:TaxAmount@currencyID': CURRENCY,
            'cac:TaxCategory': {
              'cbc:ID': category['cbc:ID'],
              'cbc:Percent': category['cbc:Percent'],
              ...(invoice.isIntraCommunity
                ? { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-IC', 'cbc:TaxExemptionReason': t('intraCommunity') }
                : {}),
              'cac:TaxScheme': category['cac:TaxScheme'],
            },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('LineExtensionAmount', goods),
      ...money('TaxExclusiveAmount', amounts.net),
      ...money('TaxInclusiveAmount', amounts.gross),
      ...money('AllowanceTotalAmount', Math.abs(invoice.discount.net)),
      ...money('ChargeTotalAmount', invoice.freight.net),
      ...money('PrepaidAmount', prepaid),
      ...money('PayableAmount', amounts.gross - prepaid),
    },
    'cac:InvoiceLine': lines.map((line, index) => invoiceLine(line, index + 1, category)),
  };
  // Its types list every code there is; the library checks what it is given against them.
  return { 'ubl:Invoice': ubl as unknown as Ubl };
}

/** An amount with its currency, as UBL names both. */
const money = (name: string, cents: number) => ({
  [`cbc:${name}`]: euros(cents),
  [`cbc:${name}@currencyID`]: CURRENCY,
});

const VAT = { 'cbc:ID': 'VAT' } as const;

/** Standard rate, or intra-Community supply. */
const categoryOf = ({ isIntraCommunity, vatRate }: Pick<Invoice, 'isIntraCommunity' | 'vatRate'>) => ({
  'cbc:ID': isIntraCommunity ? 'K' : 'S',
  'cbc:Percent': String(vatRate),
  'cac:TaxScheme': VAT,
});

function sellerParty({ name, address, email, phone, register, vat }: Seller) {
  return {
    'cbc:EndpointID': vat,
    'cbc:EndpointID@schemeID': SCHEMES.germanVat,
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': sellerAddress({ address }),
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vat, 'cac:TaxScheme': VAT }],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyLegalForm': register },
    'cac:Contact': { 'cbc:Name': name, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
  };
}

function sellerAddress({ address }: Pick<Seller, 'address'>) {
  const { street, zip, city, country } = partsOfAddress(address);
  return {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': zip,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function buyerParty({ address, leitwegId, peppolId }: InvoiceBuyer) {
  const { companyName, name, vat, email, phone } = address;
  const legalName = companyName ?? name;
  return {
    ...endpointOf({ leitwegId, peppolId, email }),
    'cac:PartyName': { 'cbc:Name': legalName },
    'cac:PostalAddress': postalAddress(address),
    ...(vat ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vat, 'cac:TaxScheme': VAT } } : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': legalName },
    'cac:Contact': {
      'cbc:Name': name,
      ...(phone ? { 'cbc:Telephone': phone } : {}),
      'cbc:ElectronicMail': email,
    },
  };
}

/** Where the buyer takes electronic invoices; by e-mail where nothing else is known. */
function endpointOf({ leitwegId, peppolId, email }: Pick<InvoiceBuyer, 'leitwegId' | 'peppolId'> & { email: string }) {
  const endpoint = (scheme: string, id: string) => ({ 'cbc:EndpointID': id, 'cbc:EndpointID@schemeID': scheme });
  const [, scheme, id] = peppolId?.match(/^(\d{4}):(.+)$/) ?? [];
  if (scheme && id) return endpoint(scheme, id);
  return leitwegId ? endpoint(SCHEMES.leitweg, leitwegId) : endpoint(SCHEMES.email, email);
}

function postalAddress({ street, street2, city, zip, country }: Address) {
  return {
    'cbc:StreetName': street,
    ...(street2 ? { 'cbc:AdditionalStreetName': street2 } : {}),
    'cbc:CityName': city,
    'cbc:PostalZone': zip,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

/** Always there, though it may say little: CII has no document without it. What is picked up is handed over at the yard. */
function deliveryOf({ deliveredOn, shippingAddress, seller }: Invoice) {
  const place = shippingAddress
    ? {
        'cac:DeliveryLocation': { 'cac:Address': postalAddress(shippingAddress) },
        'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': shippingAddress.companyName ?? shippingAddress.name } },
      }
    : { 'cac:DeliveryLocation': { 'cac:Address': sellerAddress(seller) } };
  return { 'cac:Delivery': { ...(deliveredOn ? { 'cbc:ActualDeliveryDate': deliveredOn } : {}), ...place } };
}

function paymentMeans({ paymentKind, bank, orderName }: Invoice) {
  return {
    'cbc:PaymentMeansCode': PAYMENT_CODES[paymentKind],
    'cbc:PaymentID': orderName,
    ...(PAYMENT_CODES[paymentKind] === PAYMENT_CODES.WIRE
      ? {
          'cac:PayeeFinancialAccount': {
            'cbc:ID': bank.iban,
            'cbc:Name': bank.accountHolder,
            'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.bic },
          },
        }
      : {}),
  };
}

/** Freight on top, the discount off. */
function documentCharges(invoice: Invoice) {
  const { locale, freight, discount } = invoice;
  const t = invoiceTexts(locale);
  const category = { 'cac:TaxCategory': categoryOf(invoice) };
  const charges = [
    ...(freight.net === 0 ? [] : [{ ...chargeOf(freight.net, t('freight'), FREIGHT_CODE), ...category }]),
    ...(discount.net === 0 ? [] : [{ ...chargeOf(discount.net, t('discount'), DISCOUNT_CODE), ...category }]),
  ];
  return charges.length > 0 ? { 'cac:AllowanceCharge': charges } : {};
}

/** A charge; an allowance where it takes something off. */
const chargeOf = (net: number, reason: string, code: string | null) => ({
  'cbc:ChargeIndicator': net < 0 ? 'false' : 'true',
  ...(code ? { 'cbc:AllowanceChargeReasonCode': code } : {}),
  'cbc:AllowanceChargeReason': reason,
  ...money('Amount', Math.abs(net)),
});

function invoiceLine(line: InvoiceLine, position: number, category: ReturnType<typeof categoryOf>) {
  const { name, pieces, unitOfSale, priceUnit, charges, net } = line;
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': String(pieces),
    'cbc:InvoicedQuantity@unitCode': UNITS[unitOfSale],
    ...money('LineExtensionAmount', net),
    ...(charges.length > 0
      ? { 'cac:AllowanceCharge': charges.map((charge) => chargeOf(charge.net, charge.name, null)) }
      : {}),
    'cac:Item': { 'cbc:Name': name, 'cac:ClassifiedTaxCategory': category },
    'cac:Price': money('PriceAmount', priceUnit),
  };
}
