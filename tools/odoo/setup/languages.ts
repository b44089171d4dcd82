import type { Odoo } from '../rpc/json2.ts';
import { findByName, write } from '../rpc/records.ts';

/** The shop's languages, the first is the website's own. */
const LANGUAGES = ['base.lang_de', 'base.lang_nl', 'base.lang_en'];

/** Offers Odoo's own website, its mails and its portal in the shop's languages. */
export async function setUpLanguages(odoo: Odoo): Promise<void> {
  const languages = await Promise.all(LANGUAGES.map((name) => findByName(odoo, name)));
  await write(odoo, 'website', await findByName(odoo, 'website.default_website'), {
    name: 'Geven',
    language_ids: [[6, 0, languages]],
    default_lang_id: languages[0],
  });
}
