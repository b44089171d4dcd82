import { apiTexts } from './api-texts';

// The compiler is the test: what English says must not be missing in another language.

const en = { title: 'Cart', lines: { one: 'line' } };
apiTexts('complete', { en, nl: { title: 'Winkelwagen', lines: { one: 'regel' } }, de: en });
// @ts-expect-error: Dutch has no title.
apiTexts('incomplete', { en, nl: { lines: { one: 'regel' } }, de: en });
// @ts-expect-error: German is missing.
apiTexts('without-german', { en, nl: en });
