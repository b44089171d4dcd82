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
