import type { QuotationId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { type Added, afterAdding, type PageOfMissing } from '@/lib/cart/add-again';
import { addCarried } from '@/lib/cart/add-chosen';
import { SHOW_ANIMATION } from '@/lib/device/show-animation';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';
import { href } from '@/lib/routing/routes';
import { quotationsHref, readQuotationId } from './quotation-list';

type Act = (form: SubmittedForm, id: QuotationId) => Promise<FormOutcome>;

/** An action on the quotation that a form names. A form without one is as if there were no such quotation. */
const onQuotation =
  (act: Act) =>
  async (form: SubmittedForm): Promise<FormOutcome> => {
    const id = readQuotationId(form.values.quotationId);
    if (id) return act(form, id);
    return { backTo: pageOf(form), refusals: [{ code: 'QUOTATION_NOT_FOUND', params: {} }] };
  };

/** The page that a form is on: the list, or the cart that the quotation is. */
const pageOf = ({ values }: SubmittedForm) => (values.from === 'cart' ? 'cart' : 'dashboardQuotations');

/** Makes a quotation the cart (DB-17): back to the list, which shows it go there. */
export const openQuotation = onQuotation(async ({ locale, sdk }, id) => {
  const refusals = await refusalsOf(sdk.quotations.openQuotation(id));
  if (refusals) return { backTo: 'dashboardQuotations', refusals };
  return { to: quotationsHref(locale, { done: 'opened' }), headers: [['set-cookie', SHOW_ANIMATION]] };
});

/** Takes the opened quotation out of the cart, and puts what the form carries into the cart from before. */
export async function closeQuotation(form: SubmittedForm): Promise<FormOutcome> {
  const { locale, sdk } = form;
  const refusals = await refusalsOf(sdk.quotations.closeQuotation());
  return refusals ? { backTo: 'cart', refusals } : afterCarried(await addCarried(form), [], locale);
}

/**
 * Puts its lines into the cart at today's prices, and after them what the form carries: on to the cart, or to the list that
 * says what is gone.
 */
export const changeQuotation = onQuotation(async (form, id) => {
  const { locale, sdk } = form;
  try {
    const { unavailable } = await sdk.quotations.changeQuotation(id);
    return afterCarried(await addCarried(form), unavailable, locale);
  } catch (error) {
    return { backTo: pageOf(form), refusals: formRefusals(error) };
  }
});

/** The page that names what of a quotation could not be put into the cart. */
const CHANGED: PageOfMissing = { showOn: 'dashboardQuotations', query: { done: 'changed' } };

/** On to the cart, or to the page that says what of the quotation, or of what the form carried, is gone. */
function afterCarried(added: Added, gone: readonly string[], locale: Locale): FormOutcome {
  if (added.refusals) return { backTo: 'cart', refusals: added.refusals };
  const page = added.unavailable.length > 0 ? added.page : CHANGED;
  return afterAdding({ ...added, page, unavailable: [...new Set([...gone, ...added.unavailable])] }, locale);
}

/** Asks the merchant for an expired quotation once more (DB-16). */
export const askQuotationAgain = onQuotation(async (form, id) => {
  const { locale, sdk } = form;
  const refusals = await refusalsOf(sdk.quotations.askQuotationAgain(id));
  return refusals ? { backTo: pageOf(form), refusals } : { to: quotationsHref(locale, { done: 'asked' }) };
});

/** Deletes a quotation, after YES (DB-18, DB-19). */
export const deleteQuotation = onQuotation(async ({ locale, sdk }, id) => {
  const refusals = await refusalsOf(sdk.quotations.deleteQuotation(id));
  return refusals ? { backTo: 'dashboardQuotations', refusals } : { to: quotationsHref(locale, { done: 'deleted' }) };
});

/** Makes the cart a quotation, and leads to the list that has it (CA-20); guests log in first, and keep their cart. */
export async function saveQuotation({ locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.quotations.saveQuotation());
  if (!refusals) return { to: quotationsHref(locale) };
  if (refusals.some(({ code }) => code === 'NOT_AUTHENTICATED')) return { to: href('login', locale) };
  return { backTo: 'cart', refusals };
}
