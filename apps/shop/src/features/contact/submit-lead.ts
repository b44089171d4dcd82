import type { LeadReceipt, LeadSending, ProductTemplateId, Sdk } from '@geven/odoo-sdk';
import { captchaToken } from '@/components/captcha/captcha-token';
import { CAMPAIGN_FIELD, readCampaign } from '@/lib/cart/campaign-query';
import { CONSENT_COOKIE, readConsent } from '@/lib/consent/consent-cookie';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { formRefusals } from '@/lib/forms/form-refusals';
import { uploadTokens } from '@/lib/forms/read-uploads';
import type { RouteName } from '@/lib/routing/routes';
import { CONTACT_FORMS, type ContactFormName, PRODUCT_FORM, SENT_PARAM } from './contact-forms';
import { leadKey } from './lead-key';
import { mayBeOrderNumber } from './order-number';
import { sentValues } from './sent-lead';

type Values = SubmittedForm['values'];
type Send = (sdk: Sdk, values: Values, sending: LeadSending) => Promise<LeadReceipt>;

const person = (values: Values) => ({
  name: values.name ?? '',
  email: values.email ?? '',
  phone: values.phone || null,
});
const messageOf = (values: Values) => values.message ?? '';
const ofOrder = (values: Values) => ({
  ...person(values),
  orderNumber: values.orderNumber ?? '',
  message: messageOf(values),
});

/** The call of each form (CF-01 to CF-05). */
const SENDS: Readonly<Record<ContactFormName, Send>> = {
  callback: ({ contact }, values, sending) =>
    contact.createContactLead({ kind: 'callback', ...person(values), message: messageOf(values) || null }, sending),
  other: ({ contact }, values, sending) =>
    contact.createContactLead({ kind: 'other', ...person(values), message: messageOf(values) }, sending),
  order: ({ contact }, values, sending) => contact.changeOrderRequest(ofOrder(values), sending),
  complain: ({ contact }, values, sending) =>
    contact.complaintRequest({ ...ofOrder(values), files: uploadTokens(values) }, sending),
  quote: ({ contact }, values, sending) =>
    contact.requestQuote(
      {
        ...person(values),
        phone: values.phone ?? '',
        companyName: values.companyName || null,
        zip: values.zip ?? '',
        desiredDate: values.desiredDate || null,
        project: values.project || null,
        message: messageOf(values),
        files: uploadTokens(values),
      },
      sending,
    ),
};

/** The action of a form of the hub: on to what was received, or back with everything that was entered. */
export function submitContact(name: ContactFormName) {
  const { route } = CONTACT_FORMS[name];
  return async (form: SubmittedForm): Promise<FormOutcome> => {
    const { values, sdk, fileRefusals = [] } = form;
    const page = name === 'quote' && values.page === 'quote' ? 'quote' : route;
    const { orderNumber } = values;
    if (orderNumber && !mayBeOrderNumber(orderNumber)) {
      return { backTo: page, refusals: [{ code: 'ORDER_NUMBER_INVALID', params: {}, field: 'orderNumber' }] };
    }
    if (fileRefusals.length > 0) return { backTo: page, refusals: fileRefusals.map(atItsField) };
    return sendLead(page, form, (sending) => SENDS[name](sdk, values, sending));
  };
}

/** The action of the question about a product (CF-06) (PD-28). */
export const submitProductQuestion = async (form: SubmittedForm): Promise<FormOutcome> => {
  const { values, sdk } = form;
  const productTemplateId = Number(values.product) as ProductTemplateId;
  const info = { ...person(values), message: messageOf(values), productTemplateId };
  return sendLead(
    PRODUCT_FORM.route,
    form,
    (sending) => sdk.contact.infoRequest(info, sending),
    // The page names the product, and leads back to it.
    { product: values.product ?? '' },
  );
};

async function sendLead(
  page: RouteName,
  { values, cookie = () => undefined }: SubmittedForm,
  send: (sending: LeadSending) => Promise<LeadReceipt>,
  kept: Readonly<Record<string, string>> = {},
): Promise<FormOutcome> {
  const { website } = values;
  try {
    const captcha = captchaToken(values);
    const isRefused = readConsent(cookie(CONSENT_COOKIE)).analytics === false;
    const campaign = isRefused ? null : readCampaign(values[CAMPAIGN_FIELD] ?? '');
    const receipt = await send({
      clientKey: leadKey(values),
      ...(captcha === null ? {} : { captcha }),
      ...(website ? { website } : {}),
      ...(campaign ? { campaign } : {}),
    });
    return { showOn: page, query: { [SENT_PARAM]: 'true' }, values: { ...kept, ...sentValues(receipt) } };
  } catch (error) {
    return { backTo: page, refusals: formRefusals(error).map(atItsField) };
  }
}

/** Fields of refusals that the API says of a request as a whole. */
const FIELD_OF: Readonly<Partial<Record<FormRefusal['code'], string>>> = {
  CAPTCHA_REQUIRED: 'captcha',
  ORDER_NUMBER_INVALID: 'orderNumber',
  FILES_TOO_LARGE: 'files',
  FILES_TOO_MANY: 'files',
  UPLOAD_NOT_FOUND: 'files',
};

const atItsField = (refusal: FormRefusal): FormRefusal => {
  const field = refusal.field ?? FIELD_OF[refusal.code];
  return field === undefined ? refusal : { ...refusal, field };
};
