import type { Locale } from '@geven/timber';
import de from '@messages/de/errors.json';
import en from '@messages/en/errors.json';
import nl from '@messages/nl/errors.json';
import type { ErrorTexts } from './error-text';

/** The text of every refusal in every language: the compiler tells when a code has none. For servers. */
export const ERROR_TEXTS: Readonly<Record<Locale, ErrorTexts>> = { nl, en, de };
