import { join } from 'node:path';
import { z } from 'zod';
import { APP_ROOT } from '../app-root';
import { areaSettings } from './area-settings';

/** The content service, and the space in it that is ours. */
export const storySettings = areaSettings(
  {
    /** Where stories are delivered. */
    STORYBLOK_URL: z.url({ protocol: /^https?$/ }).default('https://api.storyblok.com/v2'),
    /** Public token of the space; unset: no stories are read. */
    STORYBLOK_TOKEN: z.string().min(1).optional(),
    /** Stories that ship, in the layout of the vendor's CLI: shown without a token. */
    CONTENT_FOLDER: z.string().default(join(APP_ROOT, '..', '..', 'packages', 'sample-content')),
    /** Where the last good copies of stories are kept; unset: nowhere. */
    STORY_COPIES_FOLDER: z.string().optional(),
    /** Where the pictures of stories are. */
    STORYBLOK_ASSETS_URL: z.url({ protocol: /^https?$/ }).default('https://a.storyblok.com'),
    /** Number of the merchant's space, whose pictures and webhooks alone count; unset: none do. */
    STORYBLOK_SPACE: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
    /** What the webhooks of the space are signed with; two, separated by a comma, while one is replaced. */
    STORYBLOK_WEBHOOK_SECRETS: z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(16)).min(1).max(2))
      .optional(),
  },
  (variables) => {
    const { STORYBLOK_TOKEN: token, STORYBLOK_SPACE: space, STORYBLOK_WEBHOOK_SECRETS: secrets } = variables;
    return {
      delivery: token ? { endpoint: variables.STORYBLOK_URL, token } : null,
      shippedFolder: variables.CONTENT_FOLDER,
      copiesFolder: variables.STORY_COPIES_FOLDER,
      pictures: space ? { origin: new URL(variables.STORYBLOK_ASSETS_URL).origin, space } : null,
      webhook: space && secrets ? { space: Number(space), secrets } : null,
    };
  },
);
