import type { UploadType } from '@geven/odoo-sdk';

/** What a file of each type is called where it is sent on. */
export const CONTENT_TYPES: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
};
