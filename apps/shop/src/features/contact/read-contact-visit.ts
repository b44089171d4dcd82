import type { User } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { Visited } from '@/lib/account/account-visit';
import { loadUser } from '@/lib/account/load-user';
import { CAMPAIGN_FIELD, readCampaign, writeCampaign } from '@/lib/cart/campaign-query';
import { pageSdk } from '@/lib/cart/load-cart';
import { readQuoteSize } from '@/lib/content/quote-size';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readFlash } from '@/lib/forms/read-flash';
import type { PageQuery } from '@/lib/pages/page';
import { getTexts } from '@/lib/texts/i18n';
import { type ContactFormName, SENT_PARAM } from './contact-forms';
import { loadAskedProduct } from './load-asked-product';
import { readSent, type SentLead } from './sent-lead';

/** An order of the customer, as the field of its number offers it. */
export interface OfferedOrder {
  readonly number: string;
  /** The customer's name of the project; empty where there is none. */
  readonly project: string;
}

/** What a form of contact is shown from, besides its context. */
export interface ContactVisit {
  /** What was entered; of a customer also what is known before. */
  readonly values: Readonly<Record<string, string>>;
  /** The refused form that led back here. */
  readonly flash: FormFlash | undefined;
  /** What was sent just now; null before. */
  readonly sent: SentLead | null;
  /** The customer's last orders; none for guests, and where no order is asked for. */
  readonly orders: readonly OfferedOrder[];
}

/** Orders that the field of an order number offers: more are found by typing. */
const MAX_ORDERS = 50;

/** A visit of a form: after a refusal everything that was entered, else what is known of the visitor. */
export const contactVisit =
  (name: ContactFormName) =>
  async (...[query, , { locale }]: Visited): Promise<ContactVisit> => {
    const { flash } = await readFlash(query);
    const sent = flash && query[SENT_PARAM] ? readSent(flash.values) : null;
    if (sent) return { values: {}, flash: undefined, sent, orders: [] };
    const user = await loadUser(locale);
    const asksForOrder = name === 'order' || name === 'complain';
    const orders = user && asksForOrder ? await loadOrders(locale) : [];
    if (flash) return { values: flash.values, flash, sent: null, orders };
    const message = name === 'quote' ? await wantedOf(query, locale) : '';
    const values = { ...knownOf(user), ...campaignOf(query), ...(message ? { message } : {}) };
    return { values, flash, sent: null, orders };
  };

/** What a form need not ask a customer for. */
export const knownOf = (user: User | null): Record<string, string> =>
  user
    ? {
        name: user.name,
        email: user.email,
        phone: user.phone || user.mobile || '',
        ...(user.company ? { companyName: user.company.name } : {}),
      }
    : {};

/** The advertisement that led to the form itself. */
function campaignOf(query: PageQuery): Record<string, string> {
  const named = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const campaign = readCampaign(String(new URLSearchParams(named)));
  return campaign ? { [CAMPAIGN_FIELD]: writeCampaign(campaign) } : {};
}

async function loadOrders(locale: Locale): Promise<OfferedOrder[]> {
  const { orders } = await (await pageSdk(locale)).dashboard.ordersGet({ pageSize: MAX_ORDERS });
  return orders.map((order) => ({ number: order.name, project: order.projectReference || order.clientOrderRef || '' }));
}

/** What the page that led here said about the goods: a product, or a size that is not in stock. */
async function wantedOf(query: PageQuery, locale: Locale): Promise<string> {
  const text = getTexts(locale, 'contact');
  const size = readQuoteSize(query);
  if (size) return `${text('size', { thickness: size.thickness, width: size.width })}\n`;
  const product = await loadAskedProduct(query.product, locale);
  return product ? `${text('product', { name: product.name, itemNumber: product.itemNumber })}\n` : '';
}
