import autocannon from 'autocannon';

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  /** Origin of the server; always one of this machine. */
  origin: string;
  connections: number;
  seconds: number;
  /** Sent in turn, over and over. */
  requests: LoadRequest[];
}

/** Requests per second, latencies in ms, and how many answers were no 2xx. */
export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** Warms a server up, then loads it from this process: a closed loop, each connection waits for its answer. */
export async function measureLoad({ origin, connections, seconds, requests }: Load): Promise<Figures> {
  const { hostname } = new URL(origin);
  if (hostname !== '127.0.0.1') throw new Error(`Load goes to 127.0.0.1 only, not to ${hostname}`);
  const run = (duration: number) =>
    autocannon({ url: origin, connections, duration, requests: requests.map((request) => ({ ...request })) });
  await run(2);
  const { requests: rate, latency, non2xx, errors } = await run(seconds);
  return { requestsPerSecond: rate.average, p50: latency.p50, p99: latency.p99, failures: non2xx + errors };
}
