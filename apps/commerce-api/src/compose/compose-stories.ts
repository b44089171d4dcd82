import { createStoryReader, isSignedWebhook } from '@geven/story-reader';
import { DEFAULT_LOCALE } from '@geven/timber';
import type { Content } from '../content/content';
import { createShopPages } from '../gateways/shop-pages/shop-pages';
import { createStoryblokWebhookEndpoint } from '../http/storyblok-webhook-endpoint';
import { keepStoriesFresh } from '../use-cases/pages/keep-stories-fresh';
import { type Area, logFailure, type Shared } from './area';

/** Stories of the content service: whoever publishes sees it in the shop. Nothing of it without a token. */
export function composeStories({ env, log }: Shared, { refresh }: Pick<Content, 'refresh'>): Area {
  const { delivery, webhook } = env.stories;
  const { url: shopUrl, revalidateSecret: secret } = env.shop;
  if (!delivery || !secret) return {};
  const reader = createStoryReader({
    delivery,
    defaultLanguage: DEFAULT_LOCALE,
    log: {
      warn: (message, error) => log.warn({ err: error }, message),
      info: (message) => log.info(message),
    },
  });
  const freshness = keepStoriesFresh({
    pages: createShopPages({ shopUrl, secret }),
    readVersion: reader.version,
    onChange: refresh,
    onError: logFailure(log, 'pages with stories not revalidated'),
  });
  return {
    endpoints: webhook
      ? {
          '/api/webhooks/storyblok': createStoryblokWebhookEndpoint({
            isSigned: (body, signature) => isSignedWebhook(body, signature, webhook.secrets),
            space: webhook.space,
            onChange: freshness.changed,
          }),
        }
      : {},
    close: freshness.close,
  };
}
