import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { expect, it } from 'vitest';
import { paragraph, translateHtml } from './translate-html';

const languages = { nl: 'nl_NL', en: 'en_US', de: 'de_DE' };
const place = { model: 'product.template', id: 7, languages };

it('gives Odoo each block of text in the other languages, with the markup inside of it', async () => {
  const { client, calls } = createFakeOdooClient({ 'product.template.update_field_translations': () => true });
  const html = {
    nl: '<p>Leg met <b>5 mm</b> voeg.</p><ul><li>Boor voor</li></ul>',
    en: '<p>Lay with a <b>5 mm</b> gap.</p><ul><li>Predrill</li></ul>',
    de: '<p>Mit <b>5 mm</b> Fuge verlegen.</p><ul><li>Vorbohren</li></ul>',
  };
  await translateHtml(client, place, [['website_description', (locale) => html[locale]]]);
  expect(calls[0]?.args).toMatchObject({
    ids: [7],
    field_name: 'website_description',
    translations: {
      nl_NL: { 'Lay with a <b>5 mm</b> gap.': 'Leg met <b>5 mm</b> voeg.', Predrill: 'Boor voor' },
      de_DE: { 'Lay with a <b>5 mm</b> gap.': 'Mit <b>5 mm</b> Fuge verlegen.', Predrill: 'Vorbohren' },
    },
  });
});

it('refuses texts that have other blocks in another language', async () => {
  const { client } = createFakeOdooClient({});
  const html = { nl: '<p>a</p>', en: '<p>a</p><p>b</p>', de: '<p>a</p><p>b</p>' };
  await expect(translateHtml(client, place, [['description', (locale) => html[locale]]])).rejects.toThrow('nl');
});

it('writes text as a paragraph that shows it as it is', () => {
  expect(paragraph('5 < 6 & 7')).toBe('<p>5 &lt; 6 &amp; 7</p>');
});
