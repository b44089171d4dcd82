import { deliverFolder } from '@geven/story-delivery/load-tree';
import { createStoryReader, isSignedWebhook } from '@geven/story-reader';
import { keepOnDisk } from '@geven/story-reader/kept-on-disk';
import { DEFAULT_LOCALE, LOCALES } from '@geven/timber';
import { createContent } from '../content/content';
import { fillSeller } from '../domain/seller/fill-seller';
import { createSocialPictures } from '../gateways/pictures/social-pictures';
import { createShopPages } from '../gateways/shop-pages/shop-pages';
import { createStoryRedirectsEndpoint } from '../http/story-redirects-endpoint';
import { createStoryblokWebhookEndpoint } from '../http/storyblok-webhook-endpoint';
import { createStoryLegalTexts } from '../legal/story-legal-texts';
import { createStoryAddresses } from '../stories/story-addresses';
import { createStoryContent, type ReadPage } from '../stories/story-content';
import { keepStoriesFresh } from '../use-cases/pages/keep-stories-fresh';
import { logFailure, type Shared } from './area';

/**
 * Stories of the content service, or those that ship where there is none: what search knows of them, the legal texts of
 * orders, and that whoever publishes sees it in the shop.
 */
export function composeStories({ env, log, connections }: Shared) {
  const { delivery, shippedFolder, copiesFolder, webhook } = env.stories;
  const reader = createStoryReader({
    delivery:
      delivery ??
      deliverFolder(
        shippedFolder,
        LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
      ),
    defaultLanguage: DEFAULT_LOCALE,
    ...(delivery && copiesFolder ? { keep: keepOnDisk(copiesFolder) } : {}),
    log: {
      warn: (message, error) => log.warn({ err: error }, message),
      info: (message) => log.info(message),
    },
  });
  const fill = fillSeller(env.seller);
  const addresses = createStoryAddresses(connections.requests.db);
  const titles = new Map<string, string>();
  const onRead = async (pages: readonly ReadPage[]) => {
    titles.clear();
    for (const { id, locale, title } of pages) titles.set(`${id} ${locale}`, title);
    await addresses.note(pages);
  };
  const content = createContent({
    source: createStoryContent({ reader, fill, onRead }),
    onError: (error) => log.warn({ err: error }, 'stories not read: search finds none'),
  });
  const legalTexts = createStoryLegalTexts(reader, fill, (error) => log.warn({ err: error }, 'legal texts not read'));
  const { url: shopUrl, revalidateSecret: secret } = env.shop;
  const freshness =
    delivery && secret
      ? keepStoriesFresh({
          pages: createShopPages({ shopUrl, secret }),
          readVersion: reader.version,
          async onChange() {
            legalTexts.refresh();
            await content.refresh();
          },
          onError: logFailure(log, 'pages with stories not revalidated'),
        })
      : null;
  return {
    content,
    legalTexts,
    pictures: createSocialPictures({
      titleOf: (id, locale) => titles.get(`${id} ${locale}`) ?? null,
      brand: env.shop.brand,
    }),
    endpoints: {
      '/api/story-redirects': createStoryRedirectsEndpoint({
        readRedirects: addresses.redirects,
        onFailure: (error, requestId) => log.error({ err: error, requestId }, 'story redirects not read'),
      }),
      ...(freshness && webhook
        ? {
            '/api/webhooks/storyblok': createStoryblokWebhookEndpoint({
              isSigned: (body, signature) => isSignedWebhook(body, signature, webhook.secrets),
              space: webhook.space,
              onChange: freshness.changed,
            }),
          }
        : {}),
    },
    close() {
      freshness?.close();
      content.close();
    },
  };
}
