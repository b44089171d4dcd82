import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FileScanner } from '../../ports/file-scanner';

export interface ClamdScannerOptions {
  /** `tcp://localhost:3310`. */
  readonly url: string;
  /** Of the whole scan. @default 30000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const DEFAULT_PORT = 3310;
/** The answer is one line; what is longer is none of a scanner's. */
const MAX_ANSWER = 1024;

const OPENING = 'zINSTREAM\0';
const [CLEAN, FOUND] = [/^stream: OK\0$/, /^stream: .+ FOUND\0$/];

/** A daemon of ClamAV, by its protocol INSTREAM: each piece after its length, nothing after the last one. */
export function createClamdScanner({ url, timeoutMs = TIMEOUT_MS }: ClamdScannerOptions): FileScanner {
  const { hostname, port } = new URL(url);
  return {
    async isHarmful(content) {
      const signal = AbortSignal.timeout(timeoutMs);
      const socket = connect({ host: hostname, port: Number(port) || DEFAULT_PORT });
      const stop = () => socket.destroy(new Error('The scanner takes too long'));
      signal.addEventListener('abort', stop);
      // Read from the beginning: a daemon that has seen enough answers and closes while it is still sent to.
      const answer = readAnswer(socket);
      answer.catch(() => undefined);
      try {
        await send(socket, content).catch(ignoreWhenAnswered(answer));
        const text = await answer;
        if (CLEAN.test(text)) return false;
        if (FOUND.test(text)) return true;
        throw new Error(`The scanner answered ${JSON.stringify(text)}`);
      } finally {
        signal.removeEventListener('abort', stop);
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from(OPENING));
  for await (const piece of content) {
    if (piece.length === 0) continue;
    await write(socket, lengthOf(piece));
    await write(socket, piece);
  }
  await write(socket, lengthOf(''));
}

function lengthOf({ length }: { readonly length: number }): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) throw socket.errored ?? new Error('The scanner has gone');
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    text += piece.toString('latin1');
    if (text.includes('\0') || text.length > MAX_ANSWER) break;
  }
  return text;
}

/** Whoever closed because of an answer is judged by that answer. */
const ignoreWhenAnswered = (answer: Promise<string>) => async (error: unknown) => {
  if (!(await answer)) throw error;
};
