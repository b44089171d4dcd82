import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import { findJournal } from './payment-provider';

/** What the gateway needs of an Odoo, and whether it is so. A failed check never changes anything in Odoo. */
export interface Finding {
  readonly what: string;
  readonly isMet: boolean;
  /** What to do in Odoo. */
  readonly advice: string;
  /** The shop does without it. */
  readonly isOptional?: true;
}

const OLDEST_VERSION = 14;
const MODULES = [
  'sale_management',
  'website_sale',
  'stock',
  'delivery',
  'account',
  'account_payment',
  'base_automation',
];
const LANGUAGES = ['en_US', 'nl_NL', 'de_DE'];

interface Company {
  readonly id: number;
  readonly currency_id: [number, string];
  readonly tax_calculation_rounding_method: string;
}

/** Looks at version, modules, languages, currency, rounding and the taxes of the countries that we deliver to. */
export async function checkOdoo(client: OdooClient): Promise<Finding[]> {
  const version = await client.version();
  const [modules, languages, company] = await Promise.all([
    names(client, 'ir.module.module', 'name', [['state', '=', 'installed']]),
    names(client, 'res.lang', 'code', [['active', '=', true]]),
    companyOf(client),
  ]);
  const missing = MODULES.filter((name) => !modules.has(name));
  const unspoken = LANGUAGES.filter((code) => !languages.has(code));
  return [
    {
      what: `Odoo ${version}`,
      isMet: version >= OLDEST_VERSION,
      advice: `Odoo ${OLDEST_VERSION} or later is needed`,
    },
    {
      what: `Modules ${MODULES.join(', ')}`,
      isMet: missing.length === 0,
      advice: `Install ${missing.join(', ')}`,
    },
    {
      what: `Languages ${LANGUAGES.join(', ')}`,
      isMet: unspoken.length === 0,
      advice: `Activate ${unspoken.join(', ')}`,
    },
    {
      what: 'Company currency EUR',
      isMet: company.currency_id[1] === CURRENCY,
      advice: `The company counts in ${company.currency_id[1]}`,
    },
    {
      what: 'Taxes rounded per line',
      isMet: company.tax_calculation_rounding_method === 'round_per_line',
      advice:
        'Accounting, Settings: set "Rounding Method" to "Round per Line"; else totals differ from the shop by a cent',
    },
    {
      what: 'A bank journal for payments by card',
      isMet: (await findJournal(client)) !== undefined,
      advice: 'Accounting, Configuration, Journals: make one of the type "Bank"',
    },
    ...(await checkTaxes(client, company)),
    ...(await checkMarketing(client, modules)),
  ];
}

/** Where requests of visitors become leads, and newsletters are written. */
async function checkMarketing(client: OdooClient, modules: ReadonlySet<string>): Promise<Finding[]> {
  const crm: Finding = {
    what: 'Module crm',
    isMet: modules.has('crm'),
    advice: 'Install it, else requests of visitors go on coming by mail',
    isOptional: true,
  };
  const newsletters: Finding = {
    what: 'Module mass_mailing',
    isMet: modules.has('mass_mailing'),
    advice: 'Install it, else Odoo knows nothing of who wants newsletters',
    isOptional: true,
  };
  if (!modules.has('crm_iap_enrich')) return [crm, newsletters];
  const [setting] = await client.call<{ value: string }[]>('ir.config_parameter', 'search_read', {
    domain: [['key', '=', 'crm.iap.lead.enrich.setting']],
    fields: ['value'],
  });
  const enrichment: Finding = {
    what: 'Lead enrichment on demand only',
    // Odoo enriches them all where nobody chose.
    isMet: setting?.value === 'manual',
    advice: 'CRM, Settings: it sends the e-mail domain of every sender to Odoo’s partners',
    isOptional: true,
  };
  return [crm, newsletters, enrichment];
}

const RATES = { DE: 19, NL: 21, BE: 21 } as const;

/** Each country needs the rate that the shop shows, on goods and, price-included, on freight. */
async function checkTaxes(client: OdooClient, company: Company): Promise<Finding[]> {
  const taxes = await client.call<Tax[]>('account.tax', 'search_read', {
    domain: [
      ['type_tax_use', '=', 'sale'],
      ['company_id', '=', company.id],
    ],
    fields: ['amount', 'price_include', 'fiscal_position_ids', 'original_tax_ids'],
  });
  const positions = await client.call<{ id: number; country_id: [number, string] | false }[]>(
    'account.fiscal.position',
    'search_read',
    {
      domain: [
        ['auto_apply', '=', true],
        ['vat_required', '=', false],
        ['country_id.code', 'in', Object.keys(RATES)],
      ],
      fields: ['country_id'],
    },
  );
  const codes = await countryCodes(
    client,
    positions.flatMap(({ country_id }) => (country_id ? [country_id[0]] : [])),
  );
  return Object.entries(RATES).flatMap(([country, rate]) => {
    const position = positions.find(({ country_id }) => country_id && codes.get(country_id[0]) === country);
    const isHome = country === 'DE';
    const has = (isIncluded: boolean) =>
      taxes.some(
        (tax) =>
          tax.amount === rate &&
          tax.price_include === isIncluded &&
          (isHome ? tax.original_tax_ids.length === 0 : position && tax.fiscal_position_ids.includes(position.id)),
      );
    return [
      {
        what: `${country}: ${rate} % on goods`,
        isMet: has(false),
        advice: `A fiscal position for ${country} that applies by itself and leads to ${rate} % (EU One Stop Shop makes it)`,
      },
      {
        what: `${country}: ${rate} % included in the price of freight`,
        isMet: has(true),
        advice: `A price-included tax of ${rate} %, else freight may differ from the rate card by a cent`,
      },
    ];
  });
}

interface Tax {
  readonly amount: number;
  readonly price_include: boolean;
  readonly fiscal_position_ids: number[];
  readonly original_tax_ids: number[];
}

async function countryCodes(client: OdooClient, ids: number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await client.call<{ id: number; code: string }[]>('res.country', 'read', { ids, fields: ['code'] });
  return new Map(rows.map(({ id, code }) => [id, code]));
}

async function companyOf(client: OdooClient): Promise<Company> {
  const [company] = await client.call<Company[]>('res.company', 'search_read', {
    domain: [],
    fields: ['currency_id', 'tax_calculation_rounding_method'],
    order: 'id',
    limit: 1,
  });
  if (!company) throw new Error('Odoo has no company');
  return company;
}

async function names(client: OdooClient, model: string, field: string, domain: unknown[]): Promise<Set<string>> {
  const rows = await client.call<Record<string, string>[]>(model, 'search_read', { domain, fields: [field] });
  return new Set(rows.flatMap((row) => row[field] ?? []));
}
