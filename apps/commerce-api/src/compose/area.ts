import type { Logger } from 'pino';
import type { Endpoint } from '../create-server';
import type { Env } from '../env';
import type { Clock } from '../ports/clock';
import type { Connections } from './open-connections';

/** What every area is composed from. */
export interface Shared {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly connections: Connections;
}

/** What an area adds to the running API. */
export interface Area {
  /** Path → what answers it. */
  readonly endpoints?: Readonly<Record<string, Endpoint>>;
  /** Housekeeping, now and then. */
  runMaintenance?(): Promise<unknown>;
  close?(): void | Promise<void>;
}

/** Logs that something in the background went wrong. */
export const logFailure =
  (log: Logger, what: string) =>
  (error: unknown): void =>
    log.error({ err: error }, what);
