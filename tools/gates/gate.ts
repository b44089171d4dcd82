/** A named check of the whole repository, without a browser and without a database. */
export interface Gate {
  name: string;
  /** Returns what is wrong, ready to be shown; empty when nothing is. */
  run: () => Promise<string>;
}
