import type { Upload } from '@geven/odoo-sdk';

/** The hidden field that says which files were sent before their form. */
export const UPLOADS_FIELD = 'uploads';

/** The files of one form as its page holds them: the form's id, which the limits count by, and the files in their order. */
export interface KeptUploads {
  readonly formId: string;
  readonly files: readonly Upload[];
}

/** Writes the hidden field. */
export const writeUploads = (uploads: KeptUploads): string => JSON.stringify(uploads);
