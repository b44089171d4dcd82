import { apiTexts } from '../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What invoices and credit notes say, on paper and to programs. */
export const invoiceTexts = apiTexts('invoices', { nl, en, de });
