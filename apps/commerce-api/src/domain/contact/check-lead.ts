import { emailErrors, phoneErrors, textErrors } from '../accounts/check-fields';
import { oneLine, severalLines } from '../checkout/formats';
import { orderNameOf } from '../checkout/withdrawal';
import { CommerceError } from '../errors/commerce-error';
import type { LeadContent, LeadKind } from './lead';

/** A request as it was typed in. */
export type LeadDraft = Pick<LeadContent, 'kind'> & {
  readonly [Field in Exclude<keyof LeadContent, 'kind'>]?: string | null | undefined;
};

type LeadField = Exclude<keyof LeadContent, 'kind'>;

/** What each form asks for; the rest of it may be left out (CF-08) (CW-10). */
const REQUIRED: Readonly<Record<LeadKind, readonly LeadField[]>> = {
  callback: ['name', 'email', 'phone'],
  other: ['name', 'email', 'message'],
  changeOrder: ['name', 'email', 'orderNumber', 'message'],
  complaint: ['name', 'email', 'orderNumber', 'message'],
  quote: ['name', 'email', 'phone', 'zip', 'message'],
  info: ['name', 'email', 'message'],
  chat: ['email', 'phone', 'message'],
};

/** Characters at most. */
const MAX_LENGTH = {
  name: 100,
  companyName: 100,
  zip: 12,
  desiredDate: 60,
  project: 100,
  orderNumber: 30,
  message: 5000,
} as const;

/** What the schema calls a field of a form, where that is another name. */
const FIELD_NAMES: Partial<Record<LeadKind, Partial<Record<LeadField, string>>>> = { chat: { message: 'description' } };

/** The name of a field in the form that it is entered in. */
export const fieldOf = (kind: LeadKind, field: LeadField): string => FIELD_NAMES[kind]?.[field] ?? field;

/** A request with its texts trimmed, and everything that is wrong with them. Whose the order is, is for others to say. */
export function checkLead(draft: LeadDraft): { readonly content: LeadContent; readonly errors: CommerceError[] } {
  const { kind } = draft;
  const text = (field: LeadField) => oneLine(draft[field] ?? '');
  const content: LeadContent = {
    kind,
    name: text('name'),
    companyName: text('companyName'),
    email: text('email'),
    phone: text('phone'),
    zip: text('zip'),
    desiredDate: text('desiredDate'),
    project: text('project'),
    orderNumber: orderNameOf(text('orderNumber')),
    product: text('product'),
    message: severalLines(draft.message ?? ''),
  };
  const isRequired = (field: LeadField) => REQUIRED[kind].includes(field);
  const missing = (field: LeadField) => new CommerceError('FIELD_REQUIRED', { field: fieldOf(kind, field) });
  const lengths = Object.entries(MAX_LENGTH) as [keyof typeof MAX_LENGTH, number][];
  const errors = [
    ...lengths.flatMap(([field, max]) =>
      textErrors(content[field], { field: fieldOf(kind, field), max, isRequired: isRequired(field) }),
    ),
    ...emailErrors(content.email, 'email', true),
    ...(content.phone === '' && isRequired('phone') ? [missing('phone')] : phoneErrors(content.phone, 'phone')),
  ];
  return { content, errors };
}
