import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';
import { createJson2Transport } from './json-2';
import { createJsonRpcTransport } from './json-rpc';
import { OdooError } from './odoo-error';
import { createJsonSender } from './post-json';
import { probeVersion } from './probe-version';
import type { OdooAccess, OdooArguments, Transport } from './transport';

/** The first version that speaks JSON-2. */
const JSON_2_SINCE = 19;

export interface OdooClientOptions extends OdooAccess {
  /** Maximum number of concurrent calls; more wait. Odoo answers one call per worker. */
  readonly connections?: number;
  /** Default time-out of a call in ms, waiting included. */
  readonly timeoutMs?: number;
  /** Major version; asked for once when it is not given. */
  readonly version?: number;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  /** The call may be sent twice without harm: it is tried again when Odoo cannot be reached. */
  readonly isSafe?: boolean;
}

/** A client of an Odoo, in Odoo's own terms: model, method, named arguments. */
export interface OdooClient {
  /** Raises `OdooError`. */
  call<Answer = unknown>(model: string, method: string, args?: OdooArguments, options?: CallOptions): Promise<Answer>;
  /** Major version, for example 19. */
  version(): Promise<number>;
}

const READING =
  /^(search|read|web_read|web_search_read|search_read|search_count|fields_get|get_external_id|has_access)$/;
const isUnavailable = (error: unknown) => error instanceof OdooError && error.kind === 'unavailable';
const isOutage = (error: unknown) => isUnavailable(error) || (error instanceof OdooError && error.kind === 'timeout');

/** How many outages in a row open the circuit, and how long it stays open before the next try. */
const BREAKER = { failures: 5, openMs: 3000 };

/** Speaks to an Odoo over JSON-2 (19 and later) or JSON-RPC (14 to 18), whichever its version has. */
export function createOdooClient(options: OdooClientOptions): OdooClient {
  const { url, connections = 4, timeoutMs: usualTimeout = 8000 } = options;
  const send = createJsonSender(connections);
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: BREAKER.openMs,
    breaker: new ConsecutiveBreaker(BREAKER.failures),
  });
  // A slow answer is not asked for twice: whoever waits has waited enough.
  const again = retry(handleWhen(isUnavailable), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
  });

  let transport: Promise<{ version: number; send: Transport }> | undefined;
  async function open() {
    const version = options.version ?? (await probeVersion(send, url));
    const create = version >= JSON_2_SINCE ? createJson2Transport : createJsonRpcTransport;
    return { version, send: create(send, options) };
  }
  function opened() {
    transport ??= open().catch((error: unknown) => {
      transport = undefined;
      throw error;
    });
    return transport;
  }

  return {
    async call<Answer>(
      model: string,
      method: string,
      args: OdooArguments = {},
      { timeoutMs = usualTimeout, isSafe = READING.test(method) }: CallOptions = {},
    ) {
      const once = () => breaker.execute(async () => (await opened()).send(model, method, args, timeoutMs));
      try {
        return (await (isSafe ? again.execute(once) : once())) as Answer;
      } catch (error) {
        if (!isBrokenCircuitError(error)) throw error;
        const call = `${model}.${method}`;
        throw new OdooError('not asked: it failed a moment ago', { kind: 'unavailable', call, cause: error });
      }
    },
    version: async () => (await opened()).version,
  };
}
