import { Hono } from 'hono';

// Mails come from outside: nothing in them may load anything or run. Inline styles are how mails are styled.
// A mail is shown in a frame that inherits all of this, so with frame-ancestors 'none' it would stay blank.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The pages and the JSON of all stand-ins, each an app of its own. */
export function createApp(standIns: readonly Hono[]): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    if (!context.res.headers.has('content-security-policy')) context.header('content-security-policy', POLICY);
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
  });
  for (const standIn of standIns) app.route('/', standIn);
  app.notFound((context) => context.json({ error: 'Not found' }, 404));
  app.onError((error, context) => {
    console.error(error);
    return context.json({ error: 'The sandbox failed; see its log' }, 500);
  });
  return app;
}
