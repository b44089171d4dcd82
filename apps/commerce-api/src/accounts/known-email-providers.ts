import providers from 'email-providers/all.json' with { type: 'json' };
import more from './more-email-providers.json' with { type: 'json' };

/** Domains of private mailboxes: a public list, and what it lacks of the Netherlands, Belgium and Germany (AU-09). */
export const EMAIL_PROVIDERS: ReadonlySet<string> = new Set([...providers, ...more]);
