import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooPlacements } from '../../../database/schema/odoo';
import { chosenProvider } from '../../../domain/checkout/payment-provider';
import { placedOrder } from '../../../domain/checkout/placed-order';
import { MAX_REQUEST_MS } from '../actions/run-action';
import { type OdooState, STATE_FIELDS, takeOverStates } from './follow-orders';
import type { PlaceOptions } from './place-in-odoo';
import { recordOrder } from './record-order';

export interface FinishOptions extends PlaceOptions {
  readonly client: OdooClient;
}

interface Attempt {
  readonly cartId: number;
  readonly clientKey: string;
}

/**
 * Handles `finish-placement`: an order that Odoo has and we do not, because the process ended in between, is recorded,
 * also where its cart or session are gone meanwhile. An attempt that never reached Odoo is forgotten: the shopper was
 * told that it failed.
 */
export function createFinishPlacement(options: FinishOptions) {
  const { db, client, clock, gateway, payments } = options;
  return async ({ cartId, clientKey }: Attempt): Promise<void> => {
    const attempt = await findAttempt(db, { cartId, clientKey });
    if (!attempt) return;
    const [found] = await client.call<(OdooState & { readonly name: string })[]>('sale.order', 'search_read', {
      domain: [
        ['origin', '=', clientKey],
        ['state', '!=', 'draft'],
      ],
      fields: ['name', ...STATE_FIELDS],
    });
    if (found) {
      const order = attempt.order ?? (await gateway.shown(attempt))?.cart;
      // Stays a failed job, in the log each time it is tried: somebody has to look at it.
      if (!order) throw new Error(`Odoo has the order ${found.name}, of which we know nothing`);
      const provider = chosenProvider(await payments.providers(), order);
      const placed = placedOrder(order, {
        name: found.name,
        placedAt: clock.now(),
        // Odoo has the order, whatever became of its provider; its money is still to come.
        paymentKind: provider?.kind ?? 'WIRE',
        locale: attempt.locale,
      });
      await recordOrder(options, { shopper: attempt, clientKey, placed });
      // What the merchant did with it so far was followed before it was ours.
      await takeOverStates({ db, clock }, [found]);
      return;
    }
    if (clock.now().getTime() - attempt.requestedAt.getTime() < MAX_REQUEST_MS)
      throw new Error('The order is being placed');
    await forget(db, attempt);
  };
}

async function findAttempt(db: Database['db'], { cartId, clientKey }: Attempt) {
  const [row] = await db
    .select()
    .from(odooPlacements)
    .where(and(eq(odooPlacements.cartId, cartId), eq(odooPlacements.clientKey, clientKey)));
  return row;
}

async function forget(db: Database['db'], { cartId }: Attempt): Promise<void> {
  await db.delete(odooPlacements).where(eq(odooPlacements.cartId, cartId));
}
