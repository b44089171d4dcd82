import type { UploadType } from '@geven/odoo-sdk';

/** Characters before the ending: long enough to tell files apart, and short enough for every disk and mail. */
const MAX_STEM = 100;
/** What people append to say what a file is: `.pdf`, and not the half of `2.5`. */
const ENDING = /\.[a-z][a-z\d]{0,5}$/i;
const NAMELESS = 'file';

/**
 * The name that a file is kept under: the last part of a path, without what no name holds or what hides its end, and with
 * the ending of what it is.
 */
export function cleanFileName(claimed: string, type: UploadType): string {
  const last = claimed.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{C}\u2028\u2029]/gu, '').replace(/[<>:"|?*]/g, '-');
  const stem = visible
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ENDING, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, MAX_STEM).join('').trimEnd() || NAMELESS}.${type}`;
}
