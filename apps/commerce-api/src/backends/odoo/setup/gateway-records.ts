import type { OdooClient } from '@geven/odoo-rpc';
import { industries } from '../../../domain/accounts/industries';
import { ADDRESS_ACTION } from '../actions/address-action';
import { CART_ACTION } from '../actions/cart-action';
import { CUSTOMER_ACTION } from '../actions/customer-action';
import { industryName } from '../actions/industry-name';
import { KEY_EXPIRY_ACTION, ROTATE_KEY_ACTION } from '../actions/key-actions';
import type { ServerAction } from '../actions/server-action';
import { VARIANT_FACTS_ACTION } from '../catalogue/read/variant-facts-action';
import { ARCHIVE_PARTNERS_ACTION } from '../customers/archive-partners';
import { findByExternalId } from './external-ids';

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
  ...[
    CART_ACTION,
    CUSTOMER_ACTION,
    ADDRESS_ACTION,
    ARCHIVE_PARTNERS_ACTION,
    VARIANT_FACTS_ACTION,
    ROTATE_KEY_ACTION,
    KEY_EXPIRY_ACTION,
  ].map(actionRecord),
  ...industryRecords(),
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
