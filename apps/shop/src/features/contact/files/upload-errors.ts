import type { ErrorCode } from '@geven/odoo-sdk';
import type { ErrorTexts } from '@/lib/texts/error-text';

/** What a file may be refused for; all else is that the service cannot be reached. */
export const UPLOAD_CODES = [
  'FILES_TOO_LARGE',
  'FILES_TOO_MANY',
  'FILE_NOT_ALLOWED',
  'FILE_DAMAGED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
export type UploadCode = (typeof UPLOAD_CODES)[number];

/** The texts of those alone: a page does not carry all others to the browser. */
export type UploadErrorTexts = Readonly<Record<UploadCode, string>>;

/** Picks them. */
export const uploadErrorTexts = (texts: ErrorTexts): UploadErrorTexts =>
  Object.fromEntries(UPLOAD_CODES.map((code) => [code, texts[code]])) as UploadErrorTexts;
