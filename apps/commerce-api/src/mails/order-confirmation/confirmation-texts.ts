import { apiTexts } from '../../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** The texts of the order confirmation in a language. */
export const confirmationTexts = apiTexts('order-confirmation', { nl, en, de });
