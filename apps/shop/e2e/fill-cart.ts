import { createSdk } from '@geven/odoo-sdk';
import { expect, type Page, test } from '@playwright/test';
import { freshEmail, type ShopperAddress } from './addresses';
import { choosePayment, enterAddress } from './buying';

interface Board {
  /** Of the product's page in the visitor's language. */
  path: string;
  /** Ids of its variants, shortest first. */
  variants: number[];
}

/**
 * A board that can be bought, found as a shopper's browser would: for each worker another one, as two that order the same
 * pieces at once are told that their carts have changed.
 */
export async function findVariants(page: Page): Promise<Board> {
  const listing = await (await page.request.get('/produkte/__specie.larch-european?q=28x145')).text();
  const links = listing.matchAll(/href="(\/(?:produkte|producten|product)\/[^/"?]+\/\d+)"/g);
  const paths = [...new Set([...links].map(([, link]) => link ?? ''))];
  // By id: what others have ordered meanwhile may change the order of the listing.
  const path = paths.sort((one, other) => idOf(one) - idOf(other))[1 + test.info().parallelIndex];
  if (!path) throw new Error('The listing shows too few products');
  const product = await (await page.request.get(path)).text();
  const variants = [...product.matchAll(/name="pieces\[(\d+)\]"/g)].map(([, id]) => Number(id));
  return { path, variants: [...new Set(variants)] };
}

const idOf = (path: string) => Number(path.split('/').at(-1));

/** Ids of `count` variants of the range. */
export async function allVariants(page: Page, count: number): Promise<number[]> {
  const origin = new URL((await page.request.get('/t/terms')).url()).origin;
  const { catalogue } = createSdk({ endpoint: `${origin}/api/graphql`, locale: 'de' });
  const { products } = await catalogue.getProductTemplatesList({ pageSize: 20 });
  const variants = await Promise.all(products.map(({ id }) => catalogue.getProductVariants(id)));
  return variants
    .flat()
    .map(({ id }) => id)
    .slice(0, count);
}

/** Puts pieces of the first lengths of a board into the visitor's cart, without looking at its page. */
export async function fillCart(page: Page, pieces: readonly number[] = [24]): Promise<Board> {
  const board = await findVariants(page);
  const fields = pieces.map((count, index) => [`pieces[${board.variants[index]}]`, String(count)]);
  const answer = await page.request.post('/api/cart/add', {
    form: { locale: 'de', path: board.path, ...Object.fromEntries(fields) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/einkaufswagen');
  return board;
}

/** From a filled cart to the page that orders. */
export async function goToConfirm(page: Page, address?: ShopperAddress): Promise<string> {
  const email = freshEmail('bestellung');
  await page.goto('/checkout/address');
  await enterAddress(page, 'de', email, address);
  await choosePayment(page, 'de');
  return email;
}
