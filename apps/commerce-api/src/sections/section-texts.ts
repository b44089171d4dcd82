import { apiTexts } from '../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What is beside the dimension lines. */
export const sectionTexts = apiTexts('sections', { nl, en, de });
