import { type Context, Hono } from 'hono';
import type { Inbox } from './inbox';
import { mailListPage } from './mail-list-page';
import { mailPage } from './mail-page';
import type { ReceivedMessage } from './received-message';

/** Pages and JSON about the inbox. */
export function mailRoutes(inbox: Inbox): Hono {
  return new Hono()
    .get('/mail', (context) => context.html(mailListPage(inbox.list())))
    .get('/mail/:id', (context) => {
      const message = inbox.find(context.req.param('id'));
      return message ? context.html(mailPage(message)) : context.notFound();
    })
    .get('/mail/:id/attachments/:index{[0-9]+}', (context) => {
      const { id, index } = context.req.param();
      const attachment = inbox.find(id)?.attachments[Number(index)];
      if (!attachment) return context.notFound();
      // Always a file to save: opened in the page, a sent HTML file would run with the sandbox's rights.
      return context.body(Uint8Array.from(attachment.content), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      });
    })
    .get('/api/mail', (context) => {
      const to = context.req.query('to')?.toLowerCase();
      const isAsked = (message: ReceivedMessage) => !to || message.to.some((address) => address.toLowerCase() === to);
      return context.json(inbox.list().filter(isAsked).map(toJson));
    })
    .delete('/api/mail', async (context) => {
      await inbox.clear();
      return context.body(null, 204);
    })
    .post('/api/mail/failures', async (context) => {
      const { count, isKept = false } = ((await readJson(context)) ?? {}) as { count?: unknown; isKept?: unknown };
      if (!Number.isInteger(count) || Number(count) < 0 || typeof isKept !== 'boolean') {
        const error = 'Send JSON: {"count": <how many of the next messages to refuse>, "isKept": <true or false>}';
        return context.json({ error }, 400);
      }
      const failures = { count: Number(count), isKept };
      inbox.failNext(failures);
      return context.json(failures);
    });
}

/** The body as JSON; undefined when it is something else, which a page of another origin could also have sent. */
async function readJson({ req }: Context): Promise<unknown> {
  if (!req.header('content-type')?.startsWith('application/json')) return undefined;
  return await req.json().catch(() => undefined);
}

function toJson({ id, messageId, from, to, subject, date, text, html, attachments }: ReceivedMessage) {
  const files = attachments.map(({ filename, content }) => ({ filename, size: content.byteLength }));
  return { id, messageId, from, to, subject, date, text, html, attachments: files };
}
