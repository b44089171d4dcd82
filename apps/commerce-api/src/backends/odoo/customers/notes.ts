import { LOCALES } from '@geven/timber';
import { apiTexts } from '../../../texts/api-texts';
import type { Notes } from '../actions/customer-action';
import { LANGS } from '../actions/langs';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('odoo-customers', { nl, en, de });

/** A remark for the merchant in every language: Odoo knows which is the merchant's. */
export const notesFor = (key: keyof typeof en, values: Record<string, string> = {}): Notes =>
  Object.fromEntries(LOCALES.map((locale) => [LANGS[locale], texts(locale)(key, values)]));
