import type { OdooArguments } from '@geven/odoo-rpc';
import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { expect, it } from 'vitest';
import { checkOdoo } from './checks';

const MODULES = [
  'sale_management',
  'website_sale',
  'stock',
  'delivery',
  'account',
  'account_payment',
  'base_automation',
];
const MARKETING = ['crm', 'mass_mailing'];
const COMPANY = {
  id: 1,
  currency_id: [1, 'EUR'],
  tax_calculation_rounding_method: 'round_per_line',
};
const tax = (amount: number, price_include: boolean, position: number | null) => ({
  amount,
  price_include,
  fiscal_position_ids: position === null ? [] : [position],
  original_tax_ids: position === null ? [] : [1],
});
const TAXES = [false, true].flatMap((included) => [
  tax(19, included, null),
  tax(21, included, 10),
  tax(21, included, 11),
]);

/** An Odoo as it should be, but for what a test changes. */
function odoo({
  modules = [...MODULES, ...MARKETING],
  company = COMPANY,
  taxes = TAXES,
  languages = ['en_US', 'nl_NL', 'de_DE'],
  journals = 1,
  enrichment = [] as string[],
} = {}) {
  return createFakeOdooClient({
    'ir.module.module.search_read': () => modules.map((name) => ({ name })),
    'res.lang.search_read': () => languages.map((code) => ({ code })),
    'res.company.search_read': () => [company],
    'account.journal.search_read': () => Array.from({ length: journals }, () => ({ id: 9, name: 'Bank' })),
    'ir.config_parameter.search_read': () => enrichment.map((value) => ({ value })),
    'account.tax.search_read': () => taxes,
    'account.fiscal.position.search_read': () => [
      { id: 10, country_id: [165, 'Netherlands'] },
      { id: 11, country_id: [20, 'Belgium'] },
    ],
    'res.country.read': ({ ids }: OdooArguments) =>
      [
        { id: 165, code: 'NL' },
        { id: 20, code: 'BE' },
      ].filter(({ id }) => ids?.includes(id)),
  }).client;
}

const failed = async (client: ReturnType<typeof odoo>) =>
  (await checkOdoo(client)).filter(({ isMet }) => !isMet).map(({ what, advice }) => `${what}: ${advice}`);

it('reports nothing for an Odoo that is set up correctly', async () => {
  expect(await failed(odoo())).toEqual([]);
});

it('names missing modules and languages, and says what to do', async () => {
  const found = await failed(odoo({ modules: [...MODULES.slice(1), ...MARKETING], languages: ['en_US'] }));
  expect(found).toEqual([
    expect.stringContaining('Install sale_management'),
    expect.stringContaining('Activate nl_NL, de_DE'),
  ]);
});

it('refuses another currency, and totals that are rounded as a whole', async () => {
  const company = { ...COMPANY, currency_id: [2, 'USD'], tax_calculation_rounding_method: 'round_globally' };
  const found = await failed(odoo({ company }));
  expect(found).toEqual([
    expect.stringContaining('The company counts in USD'),
    expect.stringContaining('Round per Line'),
  ]);
});

it('wants a journal that payments by card come into', async () => {
  expect(await failed(odoo({ journals: 0 }))).toEqual([expect.stringContaining('of the type "Bank"')]);
});

it('wants the rate of each country, on goods and included in the price of freight', async () => {
  const found = await failed(odoo({ taxes: TAXES.filter(({ fiscal_position_ids: [id] }) => id !== 11) }));
  expect(found).toEqual([
    expect.stringContaining('BE: 21 % on goods'),
    expect.stringContaining('BE: 21 % included in the price of freight'),
  ]);
});

it('does without the CRM and e-mail marketing, and wants that the CRM tells nobody of senders', async () => {
  const missing = (await checkOdoo(odoo({ modules: MODULES }))).filter(({ isMet }) => !isMet);
  expect(missing).toMatchObject(MARKETING.map((name) => ({ what: `Module ${name}`, isOptional: true })));
  const modules = [...MODULES, ...MARKETING, 'crm_iap_enrich'];
  for (const enrichment of [[], ['auto']])
    expect(await failed(odoo({ modules, enrichment }))).toEqual([expect.stringContaining('Lead enrichment')]);
  expect(await failed(odoo({ modules, enrichment: ['manual'] }))).toEqual([]);
});
