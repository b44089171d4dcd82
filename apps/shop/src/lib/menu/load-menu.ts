import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { sdkOf, tagged } from '../api/sdk-server';
import { CACHE_TAGS } from '../serving/cache-tags';
import { renderAgainSoon } from '../serving/render-again-soon';

const lastGood = new Map<Locale, readonly WebsiteMenuEntry[]>();

/**
 * The range as a menu: its first level with what is below (CM-10, API-42). While the API is away the last good one, and
 * none where there never was one: a page of content needs no range.
 */
export const loadMenu = cache(async (locale: Locale): Promise<readonly WebsiteMenuEntry[]> => {
  try {
    const menu = await sdkOf(locale).catalogue.getWebsiteMenu({ noParent: true }, tagged(CACHE_TAGS.catalogue));
    lastGood.set(locale, menu);
    return menu;
  } catch {
    await renderAgainSoon('menu-outage');
    return lastGood.get(locale) ?? [];
  }
});
