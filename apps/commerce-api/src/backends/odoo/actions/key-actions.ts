import { ANSWER, type ServerAction } from './server-action';

export interface NewKey {
  readonly key: string;
  /** Odoo's own way of writing, UTC. */
  readonly expires: string;
}

/** Makes a new API key for whoever runs it: over RPC Odoo itself makes none without asking for a password. */
export const ROTATE_KEY_ACTION: ServerAction = {
  externalId: 'rotate_key',
  name: 'Geven: make a new API key',
  model: 'res.users',
  code: `${ANSWER}
request = env.context['geven']
expires = datetime.datetime.now() + datetime.timedelta(days=request['days'])
key = env['res.users.apikeys']._generate('rpc', request['name'], expires)
action = answer({'key': key, 'expires': str(expires.replace(microsecond=0))})
`,
};

export interface KeyExpiry {
  /** UTC; null for a key that does not end. */
  readonly expires: string | null;
  /** The version of the set-up; not there in the answer of what was set up before it was noted. */
  readonly setup?: string;
}

/** When a key of whoever runs it ends. The set-up command puts a line before it that says what `setup` is. */
export const KEY_EXPIRY_ACTION: ServerAction = {
  externalId: 'key_expiry',
  name: 'Geven: when a key ends',
  model: 'res.users',
  code: `${ANSWER}
index = env.context['geven']['index']
env.cr.execute(
    'select expiration_date from res_users_apikeys where user_id = %s and index = %s', (env.uid, index)
)
row = env.cr.fetchone()
action = answer({'expires': str(row[0].replace(microsecond=0)) if row and row[0] else None, 'setup': setup})
`,
};
