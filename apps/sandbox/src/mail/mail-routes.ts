import { readJson } from '../http/read-json';
import { json, NOT_FOUND, type Route, type SandboxResponse } from '../http/route';
import type { Inbox } from './inbox';
import { mailListPage } from './mail-list-page';
import { mailPage } from './mail-page';
import type { ReceivedAttachment, ReceivedMessage } from './received-message';

/** Pages and JSON about the inbox. */
export function mailRoutes(inbox: Inbox): Route[] {
  return [
    { method: 'GET', path: /^\/mail$/, answer: () => mailListPage(inbox.list()) },
    {
      method: 'GET',
      path: /^\/mail\/(?<id>[\w-]+)$/,
      answer: ({ params }) => {
        const message = inbox.find(params.id ?? '');
        return message ? mailPage(message) : NOT_FOUND;
      },
    },
    {
      method: 'GET',
      path: /^\/mail\/(?<id>[\w-]+)\/attachments\/(?<index>\d+)$/,
      answer: ({ params }) => {
        const attachment = inbox.find(params.id ?? '')?.attachments[Number(params.index)];
        return attachment ? download(attachment) : NOT_FOUND;
      },
    },
    {
      method: 'GET',
      path: /^\/api\/mail$/,
      answer: ({ url }) => {
        const to = url.searchParams.get('to')?.toLowerCase();
        const isAsked = (message: ReceivedMessage) => !to || message.to.some((address) => address.toLowerCase() === to);
        return json(inbox.list().filter(isAsked).map(toJson));
      },
    },
    {
      method: 'DELETE',
      path: /^\/api\/mail$/,
      answer: async () => {
        await inbox.clear();
        return { status: 204, body: '' };
      },
    },
    {
      method: 'POST',
      path: /^\/api\/mail\/failures$/,
      answer: async ({ message }) => setFailures(inbox, await readJson(message)),
    },
  ];
}

function setFailures(inbox: Inbox, body: unknown): SandboxResponse {
  const { count, isKept = false } = (body ?? {}) as { count?: unknown; isKept?: unknown };
  if (!Number.isInteger(count) || Number(count) < 0 || typeof isKept !== 'boolean') {
    return json(
      { error: 'Send JSON: {"count": <how many of the next messages to refuse>, "isKept": <true or false>}' },
      400,
    );
  }
  const failures = { count: Number(count), isKept };
  inbox.failNext(failures);
  return json(failures);
}

function toJson({ id, messageId, from, to, subject, date, text, html, attachments }: ReceivedMessage) {
  const files = attachments.map(({ filename, content }) => ({ filename, size: content.byteLength }));
  return { id, messageId, from, to, subject, date, text, html, attachments: files };
}

/** Always as a file to save: opened in the page, a sent HTML file would run with the sandbox's rights. */
function download({ filename, content }: ReceivedAttachment): SandboxResponse {
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
    body: content,
  };
}
