import type { OdooClient } from '@geven/odoo-rpc';
import { ensureRecord } from './ensure-record';
import { findByExternalId, nameRecord } from './external-ids';
import { modelId } from './gateway-records';

/**
 * Models whose changes are followed; what else changes is found by polling. Never orders: each change of a cart
 * would wait for its webhook.
 */
const WATCHED = [
  'product.template',
  'product.product',
  'product.template.attribute.value',
  'product.document',
  'product.image',
  'product.public.category',
  'product.ribbon',
  'product.tag',
  'product.pricelist.item',
  'stock.quant',
  // Archived, they are kept out of the shop.
  'res.partner',
] as const;

/** Has Odoo tell the gateway of every change, so that a new price is in the shop within seconds. */
export async function ensureWebhooks(
  client: OdooClient,
  { url, isDryRun }: { url: string; isDryRun: boolean },
): Promise<string[]> {
  const outcomes: string[] = [];
  for (const model of WATCHED) outcomes.push(`${model}: ${await ensureWebhook(client, { model, url, isDryRun })}`);
  return outcomes;
}

/** Has Odoo be silent again. */
export async function removeWebhooks(client: OdooClient, isDryRun: boolean): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { rule, action } of WATCHED.map(namesOf)) {
    const ruleId = await findByExternalId(client, rule);
    const actionId = await findByExternalId(client, action);
    if (ruleId === undefined && actionId === undefined) continue;
    outcomes.push(`${rule.externalId}: removed`);
    if (isDryRun) continue;
    if (ruleId !== undefined) await client.call(rule.model, 'unlink', { ids: [ruleId] });
    if (actionId !== undefined) await client.call(action.model, 'unlink', { ids: [actionId] });
  }
  return outcomes;
}

/** The rule that notices a change, and the action that reports it. */
function namesOf(model: string) {
  const name = model.replaceAll('.', '_');
  return {
    rule: { externalId: `webhook_${name}`, model: 'base.automation' },
    action: { externalId: `webhook_action_${name}`, model: 'ir.actions.server' },
  };
}

async function ensureWebhook(
  client: OdooClient,
  { model, url, isDryRun }: { model: string; url: string; isDryRun: boolean },
): Promise<string> {
  const { rule, action: name } = namesOf(model);
  const values = async () => ({
    name: `Geven: report a change (${model})`,
    model_id: await modelId(client, model),
    state: 'webhook',
    webhook_url: url,
  });
  const action = { ...name, what: `webhook of ${model}`, values };
  const ruleId = await findByExternalId(client, rule);
  const outcome = await ensureRecord(client, action, isDryRun);
  if (ruleId !== undefined || isDryRun) return outcome;
  const actionId = await findByExternalId(client, action);
  const [id] = await client.call<number[]>('base.automation', 'create', {
    vals_list: [
      {
        name: `Geven: ${model}`,
        model_id: await modelId(client, model),
        trigger: 'on_create_or_write',
        action_server_ids: [[4, actionId]],
      },
    ],
  });
  if (id === undefined) throw new Error('Odoo made no automation rule');
  await nameRecord(client, { ...rule, id });
  return outcome;
}
