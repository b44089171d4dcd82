import { randomBytes } from 'node:crypto';
import type { OdooClient } from '@geven/odoo-rpc';
import type { Outcome } from './ensure-record';
import { findByExternalId, nameRecord } from './external-ids';
import { GATEWAY_GROUP, modelId } from './gateway-records';

const USER = { externalId: 'gateway', model: 'res.users' };
export const GATEWAY_LOGIN = 'geven-gateway';

/** What the gateway does in Odoo, and nothing more: it sells, makes customers, reads stock and invoices, keeps mailing lists. */
const GROUPS = [
  'base.group_user',
  'base.group_partner_manager',
  'sales_team.group_sale_salesman_all_leads',
  'stock.group_stock_user',
  'account.group_account_invoice',
  'website.group_website_restricted_editor',
  'product.group_product_manager',
  'mass_mailing.group_mass_mailing_user',
];

/** Odoo lets no key of an ordinary user live longer. */
export const KEY_DAYS = 90;

interface Made {
  readonly outcome: Outcome;
  /** Shown once: Odoo keeps a hash only. */
  readonly key?: string;
}

/** Makes the user that the gateway is in Odoo, without admin rights, and its first key, or another on request. */
export async function ensureGatewayUser(
  client: OdooClient,
  { isDryRun, needsKey }: { isDryRun: boolean; needsKey: boolean },
): Promise<Made> {
  const existing = await findByExternalId(client, USER);
  const groups = await groupIds(client);
  const field = (await client.version()) >= 19 ? 'group_ids' : 'groups_id';
  if (existing !== undefined) {
    const outcome = await addGroups(client, { id: existing, field, groups, isDryRun });
    return needsKey && !isDryRun ? { outcome, key: await makeKey(client, existing) } : { outcome };
  }
  if (isDryRun) return { outcome: 'made' };
  const [id] = await client.call<number[]>('res.users', 'create', {
    vals_list: [
      {
        login: GATEWAY_LOGIN,
        name: 'Geven gateway',
        // Nobody logs in with it: the key is all that is used.
        password: randomBytes(24).toString('base64url'),
        lang: 'en_US',
        tz: 'Europe/Berlin',
        [field]: [[6, 0, groups]],
      },
    ],
    context: { no_reset_password: true },
  });
  if (id === undefined) throw new Error('Odoo made no user');
  await nameRecord(client, { ...USER, id });
  return { outcome: 'made', key: await makeKey(client, id) };
}

interface Membership {
  readonly id: number;
  readonly field: string;
  readonly groups: readonly number[];
  readonly isDryRun: boolean;
}

/** Gives the user the groups that it lacks; what the merchant gave it beside them stays. */
async function addGroups(client: OdooClient, { id, field, groups, isDryRun }: Membership): Promise<Outcome> {
  const [user] = await client.call<Record<string, number[]>[]>('res.users', 'read', { ids: [id], fields: [field] });
  const missing = groups.filter((group) => !user?.[field]?.includes(group));
  if (missing.length === 0) return 'as it should be';
  if (!isDryRun) {
    const vals = { [field]: missing.map((group) => [4, group]) };
    await client.call('res.users', 'write', { ids: [id], vals });
  }
  return 'updated';
}

async function groupIds(client: OdooClient): Promise<number[]> {
  const own = await findByExternalId(client, GATEWAY_GROUP);
  const ids: number[] = own === undefined ? [] : [own];
  for (const group of GROUPS) {
    const [module, name] = group.split('.');
    const [found] = await client.call<{ res_id: number }[]>('ir.model.data', 'search_read', {
      domain: [
        ['module', '=', module],
        ['name', '=', name],
        ['model', '=', 'res.groups'],
      ],
      fields: ['res_id'],
    });
    // A group of an app that this version names otherwise, or that is not installed.
    if (found) ids.push(found.res_id);
  }
  return ids;
}

/** By an action that is gone afterwards: kept, it would let whoever may run it make keys for anybody. */
async function makeKey(client: OdooClient, userId: number): Promise<string> {
  const code = `
expires = datetime.datetime.now() + datetime.timedelta(days=${KEY_DAYS})
user = env['res.users'].browse(${userId})
key = env['res.users.apikeys'].with_user(user)._generate('rpc', 'Geven gateway', expires)
action = {'type': 'ir.actions.client', 'tag': 'geven', 'params': {'key': key}}`;
  const [id] = await client.call<number[]>('ir.actions.server', 'create', {
    vals_list: [
      { name: 'Geven: a key', model_id: await modelId(client, 'res.users'), state: 'code', code: code.trim() },
    ],
  });
  if (id === undefined) throw new Error('Odoo made no server action');
  try {
    const { params } = await client.call<{ params: { key: string } }>('ir.actions.server', 'run', {
      ids: [id],
      context: { active_model: 'res.users', active_id: userId, active_ids: [userId] },
    });
    return params.key;
  } finally {
    await client.call('ir.actions.server', 'unlink', { ids: [id] });
  }
}
