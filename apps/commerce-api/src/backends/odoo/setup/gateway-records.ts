import type { OdooClient } from '@geven/odoo-rpc';
import { industries } from '../../../domain/accounts/industries';
import { PROCESS_STEPS, type ProcessStep } from '../../../domain/checkout/process-step';
import { LEAD_KINDS, type LeadKind } from '../../../domain/contact/lead';
import { leadKindName } from '../../../mails/shared/lead/lead-facts';
import { industryName } from '../actions/industry-name';
import { LANGS } from '../actions/langs';
import { leadTagName } from '../actions/lead-action';
import type { ServerAction } from '../actions/server-action';
import { STEP_NAMES, stepTagName } from '../orders/order-steps';
import { findByExternalId } from './external-ids';
import { ACTIONS, VERSIONED_KEY_EXPIRY } from './setup-version';

/** A record that the gateway needs in Odoo, found again by its external id. */
export interface GatewayRecord {
  readonly externalId: string;
  readonly model: string;
  /** As the set-up command reports it. */
  readonly what: string;
  /** Field values; also written when the record is there with others. */
  readonly values: (client: OdooClient) => Promise<Record<string, unknown>>;
  /** Fields that only the making decides: the merchant may change them afterwards. */
  readonly valuesOnce?: (client: OdooClient) => Promise<Record<string, unknown>>;
  /** Its name in the other languages, when it is made. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The only group whose members run the gateway's actions. */
export const GATEWAY_GROUP = { externalId: 'gateway_group', model: 'res.groups' };

/** Everything but the pricelist, the webhooks and the user, in the order in which they need each other. */
export const GATEWAY_RECORDS: readonly GatewayRecord[] = [
  { ...GATEWAY_GROUP, what: 'group of the gateway’s user', values: async () => ({ name: 'Geven gateway' }) },
  {
    externalId: 'read_external_ids',
    model: 'ir.model.access',
    what: 'right of that group to find these records by their names',
    values: async (client) => ({
      name: 'geven.gateway reads external ids',
      model_id: await modelId(client, 'ir.model.data'),
      group_id: (await findByExternalId(client, GATEWAY_GROUP)) ?? false,
      perm_read: true,
    }),
  },
  ...ACTIONS.map(actionRecord),
  ...industryRecords(),
  ...LEAD_KINDS.map(leadTag),
  ...PROCESS_STEPS.map(stepTag),
  {
    externalId: 'visitor',
    model: 'res.partner',
    what: 'customer of carts whose visitor is not known yet',
    values: async () => ({ name: 'Webshop visitor', customer_rank: 0 }),
  },
  {
    externalId: 'freight',
    model: 'product.product',
    what: 'product of freight lines, with a price-included tax',
    values: async () => ({ type: 'service', sale_ok: false, purchase_ok: false }),
    names: { nl_NL: 'Levering', de_DE: 'Lieferung' },
    valuesOnce: async (client) => ({ name: 'Delivery', list_price: 0, taxes_id: [[6, 0, await includedTax(client)]] }),
  },
  // The last one, for it says which version was set up: one that was interrupted is not taken for a whole one.
  actionRecord(VERSIONED_KEY_EXPIRY),
];

function actionRecord({ externalId, name, model, code }: ServerAction): GatewayRecord {
  return {
    externalId,
    model: 'ir.actions.server',
    what: `server action "${name}"`,
    values: async (client) => ({ name, model_id: await modelId(client, model), state: 'code', code: code.trim() }),
  };
}

/** What companies work in, as the shop's forms offer it: Odoo's own list is another. */
function industryRecords(): GatewayRecord[] {
  const [dutch, german] = [industries('nl'), industries('de')];
  return industries('en').map(({ id, name, fullName }, index) => ({
    externalId: industryName(id),
    model: 'res.partner.industry',
    what: `industry "${fullName}"`,
    values: async () => ({ full_name: fullName }),
    valuesOnce: async () => ({ name }),
    names: { nl_NL: dutch[index]?.name ?? name, de_DE: german[index]?.name ?? name },
  }));
}

/** What tells one kind of requests from another in the CRM; the merchant may call it otherwise. */
function leadTag(kind: LeadKind): GatewayRecord {
  const name = leadKindName({ kind }, 'en');
  return {
    externalId: leadTagName(kind),
    model: 'crm.tag',
    what: `tag "${name}"`,
    values: async () => ({}),
    valuesOnce: async () => ({ name }),
    names: { [LANGS.nl]: leadKindName({ kind }, 'nl'), [LANGS.de]: leadKindName({ kind }, 'de') },
  };
}

/** How far the yard is with an order: the merchant tags it so, and its customer sees it. */
function stepTag(step: ProcessStep): GatewayRecord {
  return {
    externalId: stepTagName(step),
    model: 'crm.tag',
    what: `tag "${step}" of orders`,
    values: async () => ({}),
    valuesOnce: async () => ({ name: step }),
    names: { [LANGS.nl]: STEP_NAMES[step].nl, [LANGS.de]: STEP_NAMES[step].de },
  };
}

/** The ids of the German price-included sale tax; none when it is missing, which the checks report. */
async function includedTax(client: OdooClient): Promise<number[]> {
  return await client.call<number[]>('account.tax', 'search', {
    domain: [
      ['type_tax_use', '=', 'sale'],
      ['price_include', '=', true],
      ['amount', '=', 19],
      ['original_tax_ids', '=', false],
    ],
    limit: 1,
  });
}

/** The id of a model by its name. */
export async function modelId(client: OdooClient, model: string): Promise<number> {
  const [id] = await client.call<number[]>('ir.model', 'search', { domain: [['model', '=', model]] });
  if (id === undefined) throw new Error(`Odoo has no model ${model}`);
  return id;
}
