import type { OdooArguments } from '../transport';

/** Who asks: the gateway's user, or somebody with a key that Odoo does not know. */
export type Asker = 'gateway' | 'stranger';

export interface RecordedRequest {
  readonly name: string;
  readonly asker: Asker;
  readonly model: string;
  readonly method: string;
  readonly args: OdooArguments;
}

export interface Recording extends RecordedRequest {
  readonly status: number;
  readonly body: unknown;
}

/** Calls that hold for any Odoo 19 that the set-up command has run on. */
export const REQUESTS: readonly RecordedRequest[] = [
  {
    name: 'records',
    asker: 'gateway',
    model: 'res.country',
    method: 'search_read',
    args: { domain: [['code', 'in', ['DE', 'NL']]], fields: ['code', 'name'], order: 'code' },
  },
  {
    name: 'a record that is gone',
    asker: 'gateway',
    model: 'res.partner',
    method: 'read',
    args: { ids: [999_999_999] },
  },
  {
    name: 'a method that is not there',
    asker: 'gateway',
    model: 'res.partner',
    method: 'no_such_method',
    args: {},
  },
  {
    name: 'a private method',
    asker: 'gateway',
    model: 'res.partner',
    method: '_compute_display_name',
    args: { ids: [1] },
  },
  {
    name: 'a missing right',
    asker: 'gateway',
    model: 'ir.actions.server',
    method: 'search_read',
    args: { domain: [], fields: ['name'], limit: 1 },
  },
  {
    name: 'values that Odoo refuses',
    asker: 'gateway',
    model: 'res.partner',
    method: 'create',
    args: { vals_list: [{ name: false }] },
  },
  {
    name: 'a field that is not there',
    asker: 'gateway',
    model: 'res.partner',
    method: 'search_read',
    args: { domain: [], fields: ['no_such_field'], limit: 1 },
  },
  { name: 'a wrong key', asker: 'stranger', model: 'res.users', method: 'context_get', args: {} },
];
