import { UPLOAD_LIMITS } from '@geven/odoo-sdk';
import type { FileFields } from '@/lib/forms/uploaded-files';

/** What the field of a plain form takes, for `formAction`: one file may take all of the room. */
export const UPLOAD_FILE_FIELDS: FileFields = { files: UPLOAD_LIMITS };
