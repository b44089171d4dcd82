/** What time it is; tests set their own. */
export interface Clock {
  now(): Date;
}
