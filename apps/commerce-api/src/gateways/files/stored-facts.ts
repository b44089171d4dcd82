import type { FileContent, FileFacts } from '../../ports/files';

/** How an owner and a key of ours are written: nothing else becomes part of a path or an object's name. */
export const OWNER = /^[a-z]{1,20}-\d{1,15}$/;
export const KEY = /^[\da-f]{64}$/;

/** Bytes that the facts of a file take at most. */
export const MAX_FACTS = 4096;

/** A file as it is stored: a line of its facts in JSON, then its content, so that it is there with both or not at all. */
export async function* withFacts(facts: FileFacts, content: FileContent): FileContent {
  yield `${JSON.stringify(facts)}\n`;
  yield* content;
}

/** The facts in the first bytes of a stored file, and where its content begins; null where their line has no end. */
export function readFacts(bytes: Buffer): { readonly facts: FileFacts; readonly start: number } | null {
  const end = bytes.indexOf('\n');
  if (end < 0) return null;
  const { expiresAt, ...facts } = JSON.parse(bytes.toString('utf8', 0, end)) as FileFacts;
  return { facts: { ...facts, expiresAt: expiresAt && new Date(expiresAt) }, start: end + 1 };
}
