import { createAdyenStandIn, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const PATHS = /^\/(?:adyen|checkoutshopper|checkoutanalytics)\//;

/** Plays the vendor of payments at Storybook's own address, so that stories of paying pay. Its webhooks go nowhere. */
export function playAdyen(): Plugin {
  return {
    name: 'play-adyen',
    configureServer({ middlewares }) {
      const { apiKey, ...account } = SANDBOX_ACCOUNT;
      const { app } = createAdyenStandIn({
        apiKey,
        webhook: { ...account, url: 'http://localhost:9/' },
        retriesMs: [],
      });
      const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        if (PATHS.test(request.url ?? '')) void answer(request, response);
        else next();
      });
    },
  };
}
