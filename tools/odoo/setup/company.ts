import type { Odoo } from '../rpc/json2.ts';
import { findByName, write } from '../rpc/records.ts';

const CHART = 'de_skr03';

/** Makes the fresh database's American company a German one, with euros and a German chart of accounts. */
export async function setUpCompany(odoo: Odoo): Promise<void> {
  const company = await findByName(odoo, 'base.main_company');
  const euro = await findByName(odoo, 'base.EUR');
  await write(odoo, 'res.currency', euro, { active: true });
  await write(odoo, 'res.company', company, {
    name: 'Geven Holz GmbH',
    street: 'Musterweg 1',
    zip: '47574',
    city: 'Goch',
    country_id: await findByName(odoo, 'base.de'),
    // Nobody's number, with a right check digit: Odoo refuses any other.
    vat: 'DE136695976',
    email: 'shop@geven.example',
  });
  const [{ chart_template: chart } = {}] = await odoo.call<{ chart_template?: string | false }[]>(
    'res.company',
    'read',
    { ids: [company], fields: ['chart_template'] },
  );
  if (chart !== CHART) {
    await odoo.call('account.chart.template', 'try_loading', { template_code: CHART, company });
  }
  await write(odoo, 'res.company', company, {
    currency_id: euro,
    // Prices are net; a tax may say otherwise for itself, as that of freight does.
    account_price_include: 'tax_excluded',
    // As the shop calculates: each line's tax to the cent, then their sum.
    tax_calculation_rounding_method: 'round_per_line',
  });
  await write(odoo, 'res.users', await findByName(odoo, 'base.user_admin'), { tz: 'Europe/Berlin' });
}
