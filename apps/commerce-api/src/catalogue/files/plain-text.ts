import sanitizeHtml from 'sanitize-html';

const MARKUP = /<[a-z!/?]/i;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A text without markup, scripts and styles with what is in them; signs such as `<` in `< 25 %` stay. */
export function plainText(text: string): string {
  if (!MARKUP.test(text)) return text;
  const clean = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return clean.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
