import type { CallOptions, Sdk } from '@geven/odoo-sdk';
import { cookies } from 'next/headers';
import type { PageContext } from '../routing/page-context';
import { customerSdk, sdkOf, tagged } from './sdk-server';
import { SESSION_COOKIE } from './session-cookie';

/** Who a page reads the catalogue for. */
export type CatalogueReader = Pick<PageContext, 'locale' | 'hasOwnPrices'>;

interface Reading {
  readonly catalogue: Sdk['catalogue'];
  readonly options: CallOptions;
}

/**
 * The catalogue as a page reads it: at everybody's prices, tagged so that the answer can be dropped; or at those of the
 * visitor's own list, which the API knows by the session, and never kept.
 */
export async function catalogueOf({ locale, hasOwnPrices }: CatalogueReader, ...tags: string[]): Promise<Reading> {
  if (!hasOwnPrices) return { catalogue: sdkOf(locale).catalogue, options: tagged(...tags) };
  const session = (await cookies()).get(SESSION_COOKIE);
  return { catalogue: customerSdk(locale, session).catalogue, options: { fetchOptions: { cache: 'no-store' } } };
}
