import type { Upload } from '@geven/odoo-sdk';

/** A file as it arrives. */
export interface ArrivingFile {
  readonly sessionId: number;
  /** UUID of the form that it belongs to: the limits count its files together. */
  readonly formId: string;
  /** As the sender's device calls it. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Where visitors send their files, and take them back. */
export interface UploadIntake {
  /**
   * Keeps a file for its session. FILES_TOO_LARGE, FILES_TOO_MANY, FILE_NOT_ALLOWED or FILE_DAMAGED leave nothing behind
   * (CF-07).
   */
  keep(file: ArrivingFile): Promise<Upload>;
  /** Takes a file away that no request has; one that is unknown or another session's is left as it is. */
  takeBack(sessionId: number, token: string): Promise<void>;
}
