import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Lab } from '../lab.ts';
import { connectOdoo } from './json2.ts';

/** The administrator of a fresh database. */
export const ADMIN = { login: 'admin', password: 'admin' };

/** The administrator's key from the lab's folder; made when there is none or Odoo does not know it. */
export async function adminKey(lab: Lab): Promise<string> {
  if (existsSync(lab.keyFile)) {
    const key = readFileSync(lab.keyFile, 'utf8').trim();
    if (await isAccepted(lab, key)) return key;
  }
  const key = await createKey(lab);
  writeFileSync(lab.keyFile, `${key}\n`, { mode: 0o600 });
  return key;
}

async function isAccepted(lab: Lab, key: string): Promise<boolean> {
  try {
    await connectOdoo({ ...lab, key }).call('res.users', 'context_get');
    return true;
  } catch {
    return false;
  }
}

/** Odoo gives keys only to someone who has logged in and says the password once more. */
async function createKey({ url, database }: Lab): Promise<string> {
  const session = await logIn(url, database);
  const call = <Result>(model: string, method: string, args: unknown[], kwargs: object = {}): Promise<Result> =>
    session(`/web/dataset/call_kw/${model}/${method}`, { model, method, args, kwargs });
  // A duration of 0 days means for ever, which only administrators may ask for.
  const request = { name: 'Geven: set-up tools', duration: '0' };
  const wizard = await call<number>('res.users.apikeys.description', 'create', [request]);
  const check = await call<KeyAction>('res.users.apikeys.description', 'make_key', [[wizard]]);
  const shown =
    check.res_model === 'res.users.identitycheck'
      ? await call<KeyAction>(check.res_model, 'run_check', [[check.res_id]], {
          context: { password: ADMIN.password },
        })
      : check;
  const key = shown.context?.default_key;
  if (!key) throw new Error('Odoo showed no API key.');
  return key;
}

interface KeyAction {
  res_model?: string;
  res_id?: number;
  context?: { default_key?: string };
}

type Session = <Result>(path: string, params: object) => Promise<Result>;

async function logIn(url: string, database: string): Promise<Session> {
  let cookie = '';
  const post: Session = async <Result>(path: string, params: object): Promise<Result> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'call', params }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      if (pair.startsWith('session_id=')) cookie = pair;
    }
    const { result, error } = (await response.json()) as { result: Result; error?: { data?: { message?: string } } };
    if (error) throw new Error(`${path}: ${error.data?.message}`);
    return result;
  };
  await post('/web/session/authenticate', { db: database, ...ADMIN });
  return post;
}
