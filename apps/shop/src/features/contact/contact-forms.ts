import type { RouteName } from '@/lib/routing/routes';

/** Fields of the forms of contact; `files` and `captcha` are no texts. */
export type ContactField =
  | 'name'
  | 'companyName'
  | 'email'
  | 'phone'
  | 'zip'
  | 'desiredDate'
  | 'project'
  | 'orderNumber'
  | 'message';

/** A form of contact: what it asks for, in the order of the page. */
export interface ContactFormFacts {
  readonly route: RouteName;
  readonly fields: readonly ContactField[];
  /** Fields that may stay empty; the API refuses all others when they are (CF-08). */
  readonly optional: readonly ContactField[];
  readonly hasFiles: boolean;
}

/** The five forms of the hub, in the order of its list (CF-12). */
export const CONTACT_FORMS = {
  callback: {
    route: 'contactCallback',
    fields: ['name', 'email', 'phone', 'message'],
    optional: ['message'],
    hasFiles: false,
  },
  other: {
    route: 'contactOther',
    fields: ['name', 'email', 'phone', 'message'],
    optional: ['phone'],
    hasFiles: false,
  },
  order: {
    route: 'contactOrder',
    fields: ['orderNumber', 'name', 'email', 'phone', 'message'],
    optional: ['phone'],
    hasFiles: false,
  },
  complain: {
    route: 'contactComplain',
    fields: ['orderNumber', 'name', 'email', 'phone', 'message'],
    optional: ['phone'],
    hasFiles: true,
  },
  quote: {
    route: 'contactQuote',
    fields: ['name', 'companyName', 'email', 'phone', 'zip', 'desiredDate', 'project', 'message'],
    optional: ['companyName', 'desiredDate', 'project'],
    hasFiles: true,
  },
} as const satisfies Record<string, ContactFormFacts>;

/** The question about a product, which has no place in the hub (CF-06). */
export const PRODUCT_FORM = {
  route: 'productQuestion',
  fields: ['name', 'email', 'phone', 'message'],
  optional: ['phone'],
  hasFiles: false,
} as const satisfies ContactFormFacts;

/** Name of a form: what its address ends with. */
export type ContactFormName = keyof typeof CONTACT_FORMS;

export const CONTACT_FORM_NAMES = Object.keys(CONTACT_FORMS) as ContactFormName[];

/** Everything that a refusal may be about, in the order of the form. */
export const fieldsOfRefusals = ({ fields, hasFiles }: ContactFormFacts): string[] => [
  ...fields,
  ...(hasFiles ? ['files'] : []),
  'captcha',
];

/** Query parameter that says that a form was sent. */
export const SENT_PARAM = 'sent';
