import { cleanHtml } from '../../../../catalogue/projection/clean-html';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What a reader sees of Odoo's HTML: paragraphs become lines. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? fromCode(name) ?? whole)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** What is before the first list, table or heading; the whole text where that is nothing. */
export function leadOf(html: string): string {
  return htmlToText(html.replace(/<(ul|ol|dl|table|h[1-6])\b[\s\S]*$/i, '')) || htmlToText(html);
}

/** Odoo's HTML cleaned; null when it is nothing but paragraphs, which its text says as well. */
export function markupOf(html: string): string | null {
  const clean = cleanHtml(html);
  return /<(?!\/?(?:p|br|span)\b)/i.test(clean) ? clean : null;
}

function fromCode(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
