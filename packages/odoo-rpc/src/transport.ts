/** Named arguments of a method; `ids` are the records it is called on, `context` is Odoo's own. */
export interface OdooArguments {
  readonly ids?: readonly number[];
  readonly context?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** One call on the wire; raises `OdooError`. */
export type Transport = (model: string, method: string, args: OdooArguments, timeoutMs: number) => Promise<unknown>;

/** Where Odoo is and who asks. */
export interface OdooAccess {
  readonly url: string;
  readonly database: string;
  /** API key of the user who asks. */
  readonly key: string;
  /** That user's login; JSON-RPC needs it, JSON-2 does not. */
  readonly login?: string | undefined;
}
