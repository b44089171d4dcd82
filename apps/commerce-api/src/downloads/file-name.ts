/** What file systems refuse in names. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;
const MAX_LENGTH = 120;

/** The name of a document's file: what it is, of which product. */
export function fileNameOf(kind: string, product: string): string {
  const name = `${kind} ${product}`.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return `${name.slice(0, MAX_LENGTH).trim()}.pdf`;
}
