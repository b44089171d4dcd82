import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from './clamd-scanner';

/** What the standard test file of scanners begins with; nothing else of it is needed here. */
const SIGNATURE = 'GEVEN-TEST-SIGNATURE';
const OPENING = 'zINSTREAM\0';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  }).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return `tcp://localhost:${(server.address() as AddressInfo).port}`;
}

/** A daemon that reads a stream by its protocol, and answers when it has ended. */
const daemon = (answer: (content: string) => string) =>
  serve((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      const content = read(sent);
      if (content !== null) socket.end(`${answer(content)}\0`);
    });
  });

/** The content of a stream; null until it has ended. */
function read(sent: Buffer): string | null {
  if (sent.toString('latin1', 0, OPENING.length) !== OPENING) return null;
  let content = '';
  for (let at = OPENING.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return content;
    content += sent.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

async function* pieces(...all: string[]) {
  for (const piece of all) yield Buffer.from(piece);
}

describe('a daemon of ClamAV', () => {
  const scanning = () => daemon((content) => (content.includes(SIGNATURE) ? 'stream: Test.Geven FOUND' : 'stream: OK'));

  it('gets a file piece by piece and finds it harmless, or harmful also across pieces (CF-07)', async () => {
    const scanner = createClamdScanner({ url: await scanning() });
    expect(await scanner.isHarmful(pieces('a plan', '', ' of a terrace'))).toBe(false);
    expect(await scanner.isHarmful(pieces(SIGNATURE.slice(0, 8), SIGNATURE.slice(8)))).toBe(true);
    expect(await scanner.isHarmful(pieces(...Array.from({ length: 20 }, () => 'x'.repeat(50_000))))).toBe(false);
  });

  it.each(['INSTREAM size limit exceeded. ERROR', 'stream: Can’t open file ERROR', 'UNKNOWN COMMAND', ''])(
    'that answers %j is asked again later',
    async (answer) => {
      const scanner = createClamdScanner({ url: await daemon(() => answer) });
      await expect(scanner.isHarmful(pieces('a plan'))).rejects.toThrow('scanner');
    },
  );

  it('that is down, hangs up or takes too long is asked again later', async () => {
    const closed = await serve((socket) => socket.destroy());
    await expect(createClamdScanner({ url: closed }).isHarmful(pieces('a plan'))).rejects.toThrow();
    const slow = await serve(() => undefined);
    await expect(createClamdScanner({ url: slow, timeoutMs: 100 }).isHarmful(pieces('a plan'))).rejects.toThrow(
      'takes too long',
    );
    await expect(createClamdScanner({ url: 'tcp://localhost:1' }).isHarmful(pieces('a plan'))).rejects.toThrow();
  });

  it('that answers before it has everything is believed', async () => {
    const eager = await serve((socket) => socket.once('data', () => socket.end('stream: Test.Geven FOUND\0')));
    const scanner = createClamdScanner({ url: eager });
    expect(await scanner.isHarmful(pieces(...Array.from({ length: 400 }, () => 'x'.repeat(50_000))))).toBe(true);
  });
});
