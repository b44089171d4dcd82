import { TEXTS } from './texts';

export type LegalTextName = keyof (typeof TEXTS)['en'];
type Language = 'nl' | 'en' | 'de';

/** What the texts leave open, by name: `sellerName`, `sellerAddress`, `number` … */
export type Places = Readonly<Record<string, string>>;

/** A legal text with its places filled in. */
export interface LegalText {
  readonly title: string;
  /** Which version it is; undefined where the law gives the wording. */
  readonly updated?: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly string[] }[];
}

/** How a text lies in its file. */
interface WrittenText {
  readonly title: string;
  readonly updated?: string;
  readonly sections: Readonly<Record<string, { readonly heading: string; readonly body: readonly string[] }>>;
}

const WRITTEN: Readonly<Record<Language, Readonly<Record<LegalTextName, WrittenText>>>> = TEXTS;

/** A legal text in a language; a place that is not given stays as it is written. */
export function legalText(name: LegalTextName, language: Language, places: Places): LegalText {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (place, key: string) => places[key] ?? place);
  const { title, updated, sections } = WRITTEN[language][name];
  return {
    title: fill(title),
    ...(updated ? { updated: fill(updated) } : {}),
    sections: Object.entries(sections).map(([id, { heading, body }]) => ({
      id,
      heading: fill(heading),
      body: body.map(fill),
    })),
  };
}
