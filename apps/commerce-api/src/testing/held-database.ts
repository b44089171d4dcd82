import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Gate } from './gate';

/** A way to a PostgreSQL that a test can hold a statement on, or what it is answered with. */
export interface HeldDatabase {
  readonly url: string;
  /** Cuts all connections, so that what is held on them never arrives. */
  cut(): void;
  close(): void;
}

/** Of what a connection said last: enough for the statements of one transaction. */
const REMEMBERED = 100_000;

/**
 * Names what passes the gate `to database: …` and `from database: …`, with all that its connection has said since it began
 * its transaction. A connection that is closed while it is held is closed on the other side as well, as when a process dies.
 */
export async function startHeldDatabase(databaseUrl: string, gate: Gate): Promise<HeldDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect({ host: target.hostname, port: Number(target.port || 5432) });
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    let said = '';
    void forward(incoming, outgoing, (chunk) => {
      const text = chunk.toString('latin1');
      said = (/\bbegin\b/.test(text) ? text : said + text).slice(-REMEMBERED);
      return gate.pass(`to database: ${said}`);
    });
    void forward(outgoing, incoming, () => gate.pass(`from database: ${said}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}

/** One chunk after the other; ends when either side does. */
async function forward(from: Socket, to: Socket, pass: (chunk: Buffer) => Promise<void>): Promise<void> {
  try {
    for await (const chunk of from) {
      await pass(chunk);
      if (!to.destroyed) to.write(chunk);
    }
  } catch {
    to.destroy();
  }
}
