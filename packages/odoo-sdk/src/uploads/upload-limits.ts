/** What may come with one form (CF-07): a number of files and their bytes in sum. */
export const UPLOAD_LIMITS = { maxFiles: 10, maxBytes: 10 * 1024 * 1024 } as const;

/** Types of files that are taken, by their endings; what a file really is decides its content. */
export const UPLOAD_TYPES = ['pdf', 'jpg', 'png', 'webp', 'heic', 'xlsx', 'csv', 'docx', 'dwg', 'dxf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Names of the headers that come with a file, each percent-encoded: what it is called, and the form that it belongs to. */
export const UPLOAD_HEADERS = { name: 'upload-name', form: 'upload-form' } as const;

/** What `POST /api/uploads` answers. */
export interface Upload {
  /** Stands for the file in a request; good for one request of the same session. */
  readonly token: string;
  /** As it is kept: without folders and control characters, and with the ending of what it really is. */
  readonly name: string;
  /** As they were sent. */
  readonly bytes: number;
}
