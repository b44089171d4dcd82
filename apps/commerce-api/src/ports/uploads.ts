/** A file that a visitor has sent, before and after it belongs to a request. */
export interface Upload {
  /** A UUID; the visitor has the token instead, which nobody can guess. */
  readonly id: string;
  /** What it is called where it is saved: one line, without a path. */
  readonly name: string;
  /** By its content, for example `application/pdf`. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Files of visitors. One that no request has (`lead_files`) a day later is an orphan, and goes. */
export interface Uploads {
  /** The file of each token, in their order; null for one that is unknown, gone or another session's. */
  find(tokens: readonly string[], sessionId: number): Promise<readonly (Upload | null)[]>;
  /**
   * Its content for whoever reads the request; null when it is gone, or was found to be harmful. Rejects while that is not
   * known yet, as with a scanner that is down: a mail waits for it.
   */
  read(uploadId: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Takes files away for good; those that are gone already are ignored. */
  remove(uploadIds: readonly string[]): Promise<void>;
}
