import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openContentStore } from './content/content-store';
import { deliveryRoutes, type FaultSetting } from './content/delivery-routes';
import { editorRoutes } from './content/editor-routes';
import { managementRoutes } from './content/management-routes';
import { sendWebhooks } from './content/send-webhooks';
import type { Env } from './env';
import { createApp } from './http/create-app';
import { overview } from './http/overview';
import { openInbox } from './mail/inbox';
import { mailRoutes } from './mail/mail-routes';
import { createSmtpInbox } from './mail/smtp-inbox';
import { createAdyen } from './vendors/adyen';
import { captchaRoutes } from './vendors/captcha-routes';
import { filmRoutes } from './vendors/film-routes';
import { tagRoutes } from './vendors/tag-routes';
import { viesRoutes } from './vendors/vies-routes';

export interface Sandbox {
  /** Of the pages and the JSON. */
  readonly port: number;
  readonly smtpPort: number;
  /** Ends after the requests and messages under way. */
  close(): Promise<void>;
}

/** Starts all stand-ins; port 0 takes any free one. */
export async function startSandbox(env: Env): Promise<Sandbox> {
  const inbox = await openInbox(env.mailFolder);
  const smtp = createSmtpInbox(inbox);
  const content = await openContentStore(env.content);
  sendWebhooks(content, { ...env.content, secret: env.content.webhookSecret });
  const fault: FaultSetting = { mode: 'none', path: '' };
  const adyen = env.payments && createAdyen(env.payments);
  const app = createApp([
    overview(env.revision),
    mailRoutes(inbox),
    deliveryRoutes(content, env.content, fault),
    editorRoutes(content, env.content, fault),
    managementRoutes(content, env.content),
    tagRoutes(),
    captchaRoutes(),
    filmRoutes(),
    ...(adyen ? [adyen.app, viesRoutes()] : []),
  ]);
  const http = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  smtp.on('error', (error) => console.error(error));
  const smtpPort = await listening(smtp.listen(env.smtpPort, env.host));
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));
  const port = await listening(http.listen(env.port, env.host)).catch(async (error: unknown) => {
    // Left open, it would keep a process alive that failed to start.
    await closeSmtp();
    throw error;
  });
  return {
    port,
    smtpPort,
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeIdleConnections();
      content.close();
      adyen?.close();
      await Promise.all([closed, closeSmtp()]);
    },
  };
}

async function listening(server: Server): Promise<number> {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
