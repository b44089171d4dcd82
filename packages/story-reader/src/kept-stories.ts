/** What was read last, for when the service is away: a text by its key. */
export interface KeptStories {
  /** Null where nothing is kept. */
  read(key: string): Promise<string | null>;
  /** Fails silently where it can: a copy that is missing is no reason not to answer. */
  write(key: string, value: string): Promise<void>;
}
