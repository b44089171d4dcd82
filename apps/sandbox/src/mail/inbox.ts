import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMessage, type ReceivedMessage } from './received-message';

/** Older messages are dropped. */
const KEPT_MESSAGES = 500;

/** Messages to refuse. */
export interface Failures {
  readonly count: number;
  /** They arrive nevertheless, as when the answer to the sender is lost. */
  readonly isKept: boolean;
}

/** The messages that arrived, in memory and as `.eml` files in a folder, so that they outlive a restart. */
export interface Inbox {
  receive(source: Uint8Array): Promise<void>;
  /** Newest first. */
  list(): readonly ReceivedMessage[];
  find(id: string): ReceivedMessage | undefined;
  clear(): Promise<void>;
  /** Refuses the next messages. */
  failNext(failures: Failures): void;
  /** How to refuse the message that arrives now; null when it is welcome. */
  takeFailure(): Pick<Failures, 'isKept'> | null;
}

/** Opens the folder with the messages of earlier runs. */
export async function openInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  let messages = await readMessages(folder);
  let failures: Failures = { count: 0, isKept: false };
  const remove = async (dropped: readonly ReceivedMessage[]) => {
    await Promise.all(dropped.map(({ id }) => rm(fileOf(folder, id), { force: true })));
  };
  return {
    async receive(source) {
      const id = `${Date.now()}-${randomUUID()}`;
      const message = await parseMessage(id, source);
      await writeFile(fileOf(folder, id), source);
      messages = [message, ...messages];
      const dropped = messages.slice(KEPT_MESSAGES);
      messages = messages.slice(0, KEPT_MESSAGES);
      await remove(dropped);
    },
    list: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    async clear() {
      const dropped = messages;
      messages = [];
      await remove(dropped);
    },
    failNext(next) {
      failures = next;
    },
    takeFailure() {
      const { count, isKept } = failures;
      if (count === 0) return null;
      failures = { count: count - 1, isKept };
      return { isKept };
    },
  };
}

async function readMessages(folder: string): Promise<ReceivedMessage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const ids = files.map((name) => name.slice(0, -'.eml'.length)).sort();
  const newest = ids.reverse().slice(0, KEPT_MESSAGES);
  return await Promise.all(newest.map(async (id) => parseMessage(id, await readFile(fileOf(folder, id)))));
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
