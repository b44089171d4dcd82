import { type OdooClient, OdooError } from '@geven/odoo-rpc';
import { CART_ACTION } from '../actions/cart-action';
import type { CartOutcome } from '../actions/cart-request';
import type { ActionCall, RunAction } from '../actions/run-action';

interface RunOptions {
  readonly client: OdooClient;
  readonly run: RunAction;
}

export type RunOnCart = (call: ActionCall) => Promise<CartOutcome>;

/** Runs the action on carts. A sale order that somebody deleted in Odoo is no cart any more, as one that was cancelled. */
export const createRunOnCart =
  ({ client, run }: RunOptions): RunOnCart =>
  async (call) => {
    try {
      return await run<CartOutcome>(CART_ACTION, call);
    } catch (error) {
      const { recordId } = call;
      if (recordId === undefined || !(error instanceof OdooError) || error.kind !== 'missing') throw error;
      // The action itself may be what is missing.
      const found = await client.call<number[]>('sale.order', 'search', { domain: [['id', '=', recordId]] });
      if (found.length > 0) throw error;
      return { closed: true };
    }
  };
