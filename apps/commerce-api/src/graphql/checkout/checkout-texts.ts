import { apiTexts } from '../../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What the cart says in words. */
export const checkoutTexts = apiTexts('checkout', { nl, en, de });
