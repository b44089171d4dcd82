import { z } from 'zod';
import { areaSettings } from './area-settings';

/** The content service, and the space in it that is ours. */
export const storySettings = areaSettings(
  {
    /** Where stories are delivered. */
    STORYBLOK_URL: z.url({ protocol: /^https?$/ }).default('https://api.storyblok.com/v2'),
    /** Public token of the space; unset: no stories are read. */
    STORYBLOK_TOKEN: z.string().min(1).optional(),
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
  ({ STORYBLOK_URL, STORYBLOK_TOKEN, STORYBLOK_ASSETS_URL, STORYBLOK_SPACE, STORYBLOK_WEBHOOK_SECRETS }) => ({
    delivery: STORYBLOK_TOKEN ? { endpoint: STORYBLOK_URL, token: STORYBLOK_TOKEN } : null,
    pictures: STORYBLOK_SPACE ? { origin: new URL(STORYBLOK_ASSETS_URL).origin, space: STORYBLOK_SPACE } : null,
    webhook:
      STORYBLOK_SPACE && STORYBLOK_WEBHOOK_SECRETS
        ? { space: Number(STORYBLOK_SPACE), secrets: STORYBLOK_WEBHOOK_SECRETS }
        : null,
  }),
);
