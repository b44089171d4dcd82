/**
 * What became of a call that did not succeed.
 * - `refused`: Odoo says that the data or the moment is wrong (its UserError, ValidationError …); nothing was changed.
 * - `forbidden`: the key's user lacks a right.
 * - `unauthorised`: the key is wrong, expired or revoked.
 * - `missing`: a record or method is not there.
 * - `unavailable`: Odoo could not be reached, is overloaded or was not asked because it failed a moment ago.
 * - `timeout`: no answer in time; whether the call took effect is unknown.
 * - `failed`: an error inside Odoo.
 */
export type OdooErrorKind = 'refused' | 'forbidden' | 'unauthorised' | 'missing' | 'unavailable' | 'timeout' | 'failed';

interface OdooErrorOptions {
  readonly kind: OdooErrorKind;
  /** `sale.order.web_save`: what was called. */
  readonly call: string;
  /** Odoo's own name of the error, for example `odoo.exceptions.ValidationError`. */
  readonly odooName?: string | undefined;
  readonly cause?: unknown;
}

/** A call to Odoo that did not succeed. The message never holds the key or what was sent. */
export class OdooError extends Error {
  override readonly name = 'OdooError';
  readonly kind: OdooErrorKind;
  readonly call: string;
  readonly odooName: string | undefined;

  constructor(message: string, { kind, call, odooName, cause }: OdooErrorOptions) {
    super(`${call}: ${message}`, { cause });
    this.kind = kind;
    this.call = call;
    this.odooName = odooName;
  }
}

const KINDS: [pattern: RegExp, kind: OdooErrorKind][] = [
  [/AccessDenied|Unauthorized|SessionExpired/, 'unauthorised'],
  [/AccessError|Forbidden/, 'forbidden'],
  [/MissingError|NotFound/, 'missing'],
  [/UserError|ValidationError|RedirectWarning|LockError/, 'refused'],
  [/TooManyRequests|ServiceUnavailable|OperationalError/, 'unavailable'],
];

/** The kind of an error by the name that Odoo gives it; undefined for names it does not know. */
export function kindOfName(odooName: string): OdooErrorKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(odooName))?.[1];
}

/** True for an outage that the caller can only wait out: Odoo is down, slow or no longer accepts the key. */
export function isOdooOutage(error: unknown): boolean {
  return error instanceof OdooError && ['unavailable', 'timeout', 'unauthorised'].includes(error.kind);
}
