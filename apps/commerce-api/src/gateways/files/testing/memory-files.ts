import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Clock } from '../../../ports/clock';
import type { FileFacts, Files } from '../../../ports/files';

/** Files in memory, for tests of what needs them. */
export function createMemoryFiles(clock: Clock): Files {
  const files = new Map<string, { readonly facts: FileFacts; readonly content: Buffer }>();
  const removeWhere = (isGone: (facts: FileFacts) => boolean) => {
    for (const [key, { facts }] of files) if (isGone(facts)) files.delete(key);
  };
  const isExpired = ({ expiresAt }: FileFacts) => expiresAt !== null && expiresAt <= clock.now();
  return {
    async put(content, facts) {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(Buffer.from(piece));
      const key = randomBytes(32).toString('hex');
      files.set(key, { facts, content: Buffer.concat(pieces) });
      return key;
    },
    async find(key, owner) {
      const found = files.get(key);
      if (found?.facts.owner !== owner || isExpired(found.facts)) return null;
      const { facts, content } = found;
      const read = async () => (files.has(key) ? Readable.from([content]) : null);
      return { ...facts, size: content.length, read };
    },
    async remove(key, owner) {
      if (files.get(key)?.facts.owner === owner) files.delete(key);
    },
    removeAll: async (owner) => removeWhere((facts) => facts.owner === owner),
    removeExpired: async () => removeWhere(isExpired),
  };
}
