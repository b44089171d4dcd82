/**
 * Words of titles that are longer than a phone is wide, with `|` where they are made of words. Browsers with a dictionary
 * would hyphenate every heading by it, also where a word has room; without one they cut a word anywhere.
 */
const COMPOUNDS = [
  ...['Barriere|freiheit', 'Datenschutz|erklärung', 'Dauerhaftigkeits|klasse', 'Geschäfts|bedingungen'],
  ...['Kesseldruck|imprägniert', 'Kunden|bewertungen', 'Lagerholz|abstand', 'Produkt|informationen'],
  ...['Terrassen|überdachung', 'Widerrufs|belehrung', 'Wissens|datenbank'],
  ...['Duurzaamheids|klasse', 'Klant|beoordelingen', 'Privacy|verklaring'],
  ...['product|informatie', 'Toegankelijk|heids|verklaring'],
];
const SOFT_HYPHEN = '\u00ad';
const HYPHENATED = new Map(COMPOUNDS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));
const LONG_WORD = new RegExp([...HYPHENATED.keys()].join('|'), 'g');

/** A title that narrow screens break between the parts of its long compounds, with a hyphen that is only seen there. */
export const softHyphens = (title: string): string => title.replace(LONG_WORD, (word) => HYPHENATED.get(word) ?? word);
