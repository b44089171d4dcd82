import sanitizeHtml from 'sanitize-html';

/**
 * What a text of the back office needs, and nothing that could load, run or lay itself over the page. Classes and styles
 * are the shop's own affair.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'span'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'hreflang'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Imported HTML without script, styles, frames, forms, handlers and addresses that are none (CT-34, PD-38). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
