import type { OdooClient } from '@geven/odoo-rpc';
import { modelId } from '../setup/gateway-records';

/** A key of the gateway's user that expires after `seconds`. */
export async function makeKey(admin: OdooClient, { seconds }: { seconds: number }): Promise<string> {
  const code = `
expires = datetime.datetime.now() + datetime.timedelta(seconds=${seconds})
user = env.ref('geven.gateway')
key = env['res.users.apikeys'].with_user(user)._generate('rpc', 'Test', expires)
action = {'type': 'ir.actions.client', 'tag': 'geven', 'params': {'key': key}}`;
  const model = await modelId(admin, 'res.users');
  const [id = 0] = await admin.call<number[]>('ir.actions.server', 'create', {
    vals_list: [{ name: 'Test key', model_id: model, state: 'code', code: code.trim() }],
  });
  const { params } = await admin.call<{ params: { key: string } }>('ir.actions.server', 'run', { ids: [id] });
  await admin.call('ir.actions.server', 'unlink', { ids: [id] });
  return params.key;
}
