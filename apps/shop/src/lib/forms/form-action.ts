import type { Sdk } from '@geven/odoo-sdk';
import { type Locale, toLocale } from '@geven/timber';
import { visitorSdk } from '../api/sdk-server';
import { goneCookie, hiddenCookie, readCookie } from '../device/hidden-cookie';
import { href, type RouteName } from '../routing/routes';
import { FLASH_COOKIE, FLASH_MAX_AGE, FLASH_PARAM, type FormRefusal } from './form-flash';
import { formRefusals } from './form-refusals';
import { keepForm } from './kept-form';
import { readForm } from './read-form';
import { sendFormFiles } from './send-form-files';
import type { FileFields, UploadedFile } from './uploaded-files';

/** A submitted form: its fields, the language of its page and the visitor's SDK. */
export interface SubmittedForm {
  readonly values: Readonly<Record<string, string>>;
  /** Of the fields that the form's options name; deleted when the action is done. */
  readonly files?: readonly UploadedFile[];
  /** Why files were not taken: the action refuses with them, if with nothing else. */
  readonly fileRefusals?: readonly FormRefusal[];
  readonly locale: Locale;
  readonly sdk: Sdk;
  /** Reads a cookie that the form came with. */
  readonly cookie?: (name: string) => string | undefined;
}

export interface FormOptions {
  /** Fields that take files, with their limits; the files of all others are passed over. */
  readonly files?: FileFields;
  /**
   * Whether the files go to the API as uploads before the action runs, see `uploadTokens`: then a refused form comes back
   * with them.
   */
  readonly sendsFiles?: boolean;
  /** Fields whose entries are kept nowhere, such as passwords: a refused form comes back without them. */
  readonly secrets?: readonly string[];
}

/** Where a form leads: on, or back to its page with what was refused. */
export type FormOutcome =
  | {
      readonly to: string;
      /** Headers of the answer besides its own, such as cookies. */
      readonly headers?: readonly (readonly [name: string, value: string])[];
    }
  | {
      readonly backTo: RouteName;
      readonly refusals: readonly FormRefusal[];
      /** The part of the page to come back to, when no field of it has the focus. */
      readonly hash?: string;
    }
  /** On to a page that shows what was entered, or `values` in its place: it is kept as a refused form is. */
  | {
      readonly showOn: RouteName;
      readonly query: Readonly<Record<string, string>>;
      readonly values?: Readonly<Record<string, string>>;
    }
  /** `backPath` is a path of this shop, for pages whose address has more than a route's name. */
  | { readonly backPath: string; readonly refusals: readonly FormRefusal[] };

/**
 * A route handler for a plain form: checks where the request comes from, runs the action with the visitor's session and
 * answers 303. A refusal goes back to the form's page, which shows it together with everything that was entered; a form of
 * several steps goes on with it.
 */
export function formAction(
  act: (form: SubmittedForm) => Promise<FormOutcome>,
  { files: fileFields = {}, sendsFiles = false, secrets = [] }: FormOptions = {},
) {
  return async function handleForm(request: Request): Promise<Response> {
    const form = await readForm(request, fileFields);
    if (form instanceof Response) return form;
    const locale = toLocale(form.values.locale);
    const headers = new Headers({ 'cache-control': 'no-store' });
    const addCookies = (lines: readonly string[]) => {
      for (const line of lines) headers.append('set-cookie', line);
    };
    const files = sendsFiles ? [] : form.files;
    const sent = sendsFiles ? await sendFormFiles(form.values, form.files, request.headers) : null;
    const values = sent?.values ?? form.values;
    // Files may have made the session: further calls belong to it.
    const visitor = new Headers(request.headers);
    if (sent?.cookie) visitor.set('cookie', sent.cookie);
    addCookies(sent?.setCookies ?? []);
    const sdk = visitorSdk(locale, visitor, (response) => addCookies(response.headers.getSetCookie()));
    const cookie = (name: string) => readCookie(request.headers, name);
    const fileRefusals = [...form.fileRefusals, ...(sent?.refusals ?? [])];
    const outcome = await act({ values, files, fileRefusals, locale, sdk, cookie }).finally(form.dispose);
    if ('to' in outcome) {
      headers.set('location', outcome.to);
      for (const [name, value] of outcome.headers ?? []) headers.append(name, value);
      headers.append('set-cookie', goneCookie(FLASH_COOKIE));
    } else {
      const shown = 'showOn' in outcome && outcome.values ? outcome.values : values;
      const entered = Object.entries(shown).filter(([name]) => !secrets.includes(name));
      const refusals = 'showOn' in outcome ? [] : outcome.refusals;
      const refused = { values: Object.fromEntries(entered), refusals };
      const { id, cookie: kept, sessionCookies } = await keepForm(refused, request.headers, headers.getSetCookie());
      headers.set('location', backAddress(outcome, locale, id));
      for (const line of sessionCookies) headers.append('set-cookie', line);
      headers.append('set-cookie', hiddenCookie(FLASH_COOKIE, kept, FLASH_MAX_AGE));
    }
    return new Response(null, { status: 303, headers });
  };
}

function backAddress(outcome: Exclude<FormOutcome, { to: string }>, locale: Locale, id: string): string {
  if ('backTo' in outcome) {
    // With a fragment, browsers do not give the focus to the field that asks for it.
    const hash = outcome.refusals.some(({ field }) => field !== undefined) ? '' : (outcome.hash ?? '');
    return href(outcome.backTo, locale, { query: { [FLASH_PARAM]: id } }) + hash;
  }
  if ('showOn' in outcome) return href(outcome.showOn, locale, { query: { ...outcome.query, [FLASH_PARAM]: id } });
  const [path, query = ''] = outcome.backPath.split('?');
  const search = new URLSearchParams(query);
  search.set(FLASH_PARAM, id);
  return `${path}?${search}`;
}

/** Runs a call of an action: null when it went well, else the reasons to go back with. */
export async function refusalsOf(call: Promise<unknown>): Promise<readonly FormRefusal[] | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return formRefusals(error);
  }
}
