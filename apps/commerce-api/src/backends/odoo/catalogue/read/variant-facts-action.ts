import { ANSWER, type ServerAction } from '../../actions/server-action';

/** Which products; the prices are those of the pricelist. */
export interface VariantFactsRequest {
  readonly pricelist_id: number;
  readonly product_ids: readonly number[];
}

/**
 * What one product costs and how many are free, in the unit that Odoo sells it in: `net` is without tax, `price` as the
 * pricelist says it (with tax where the product's taxes are included in prices), `free` is null for goods that Odoo does
 * not count, `taxes` counts the sale taxes.
 */
export type VariantFactsRow = readonly [id: number, net: number, price: number, free: number | null, taxes: number];

export interface VariantFactsAnswer {
  /** Identity that Odoo gave its database when it was made. */
  readonly database: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Products that are gone are left out. */
  readonly facts: readonly VariantFactsRow[];
}

/**
 * Prices and stock of many products in one call: RPC alone returns the price of one product at a time. It reads only,
 * and may run on orders because the gateway's user need not write products.
 */
export const VARIANT_FACTS_ACTION: ServerAction = {
  externalId: 'variant_facts',
  name: 'Geven: prices and stock',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
pricelist = env['product.pricelist'].sudo().browse(request['pricelist_id'])
currency = pricelist.currency_id
products = env['product.product'].sudo().browse(request['product_ids']).exists()
prices = pricelist._get_products_price(products, 1.0)

def facts(product):
    taxes = product.taxes_id._filter_taxes_by_company(env.company)
    price = prices[product.id]
    net = price
    if taxes.filtered('price_include'):
        unrounded = taxes.with_context(round_base=False)
        net = unrounded.compute_all(price, currency=currency, quantity=1.0, product=product)['total_excluded']
    return [product.id, net, price, product.free_qty if product.is_storable else None, len(taxes)]

action = answer({
    'database': env['ir.config_parameter'].sudo().get_param('database.uuid'),
    'currency': currency.name,
    'facts': [facts(product) for product in products],
})
`,
};
