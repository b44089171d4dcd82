import type { CategoryMedia } from '@geven/catalogue-records';
import { z } from 'zod';

export const text = z.string().min(1);
export const localized = z.strictObject({ nl: text, en: text, de: text });

/** `html` is sanitised before it is returned. */
export const listingText = z.strictObject({ title: text, html: text });

const address = z.url({ protocol: /^https?$/ }).or(z.string().startsWith('/'));

/** Odoo's public categories have a picture and a description: files, films and reports are in the mapping. */
export const categoryMedia: z.ZodType<CategoryMedia> = z.strictObject({
  attachments: z
    .array(
      z.strictObject({
        kind: z.literal('ATTACHMENT').default('ATTACHMENT'),
        name: localized,
        url: address,
        mimeType: text.default('application/pdf'),
        size: z.number().int().positive().nullable().default(null),
      }),
    )
    .default([]),
  videos: z
    .array(
      z.strictObject({
        title: localized,
        url: address,
        duration: z.number().int().positive().nullable().default(null),
      }),
    )
    .default([]),
  reports: z.array(z.strictObject({ name: localized, url: address })).default([]),
});
