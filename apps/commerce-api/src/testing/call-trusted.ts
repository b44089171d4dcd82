import documents from '@geven/odoo-sdk/documents.json' with { type: 'json' };
import type { Answer, Browser } from './browser';

/** Id of the trusted document with an operation. */
export function trustedId(operation: string): string {
  const isOperation = new RegExp(`(query|mutation) ${operation}\\b`);
  const [id] = Object.entries(documents).find(([, text]) => isOperation.test(text)) ?? [];
  if (!id) throw new Error(`No trusted document has the operation ${operation}`);
  return id;
}

/** Sends a trusted document, as the shop does: what takes a password runs in no other way. */
export const callTrusted = (browser: Browser, operation: string, variables: object = {}): Promise<Answer> =>
  browser.post(JSON.stringify({ documentId: trustedId(operation), variables }));

/** The codes of an answer's refusals. */
export const codesOf = ({ errors }: Answer) => errors.map(({ extensions: { code } }) => code);
