/** Looks for harmful programs in files, whoever does it. */
export interface FileScanner {
  /** Whether something harmful was found. Rejects where nobody can tell at the moment: whatever waits for it is tried again. */
  isHarmful(content: AsyncIterable<Uint8Array>): Promise<boolean>;
}
