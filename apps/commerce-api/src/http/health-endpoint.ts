import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

export interface HealthEndpointOptions {
  /** Git revision that is served. */
  readonly revision: string;
  /** Fails while the database cannot be used. */
  readonly checkDatabase: () => Promise<void>;
  /** Products that are published. */
  readonly countProducts: () => number;
  /** What the backend adds. */
  readonly describeBackend: () => Record<string, unknown>;
}

// Longer than any healthy database needs, shorter than a load balancer waits.
const PATIENCE_MS = 2000;

/** Answers `GET /api/health`: 200 while the API can serve everything, else 503. */
export function createHealthEndpoint(options: HealthEndpointOptions) {
  const { revision, checkDatabase, countProducts, describeBackend } = options;
  return async function handleHealth({ response }: Exchange): Promise<void> {
    const isUp = await isInTime(checkDatabase());
    const health = { status: isUp ? 'ok' : 'unavailable', revision, database: isUp ? 'up' : 'down' };
    sendJson(
      response,
      isUp ? 200 : 503,
      toJson({ ...health, catalogue: { products: countProducts() }, ...describeBackend() }),
    );
  };
}

async function isInTime(check: Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const patience = wait(PATIENCE_MS, false, { signal: stop.signal });
  try {
    return await Promise.race([check.then(() => true), patience]);
  } catch {
    return false;
  } finally {
    patience.catch(() => undefined);
    stop.abort();
  }
}
