import { MAX_PIECES } from '@geven/timber';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../connection';
import { createTestDatabase } from '../testing';
import { cartLines, carts } from './cart';
import { sessions } from './sessions';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = createDatabase(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('takes as many pieces on a line as the rest of the shop does, and no more (CN-11)', async () => {
  const { db } = database;
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash: 'x', createdAt: new Date(), expiresAt: new Date() })
    .returning({ id: sessions.id });
  const [cart] = await db
    .insert(carts)
    .values({ sessionId: session?.id ?? 0 })
    .returning({ id: carts.id });
  const line = (variantId: number, pieces: number) =>
    db.insert(cartLines).values({ cartId: cart?.id ?? 0, variantId, pieces, priceUnit: 1 });
  await line(1, MAX_PIECES);
  await expect(line(2, MAX_PIECES + 1)).rejects.toMatchObject({ cause: { constraint: 'cart_lines_pieces' } });
});
