import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from '../../backends/embedded/testing/start-embedded';
import { paymentAttempts } from '../../database/schema/payment-attempts';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { placeSample } from '../../orders/testing/place-sample';
import type { ReportedEvent } from '../../ports/payment-events';
import { createStoredPaymentEvents } from '../stored-payment-events';
import { runPaymentsCommand } from './run-payments-command';

describe('commands for payments', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let placed: PlacedOrder;
  beforeAll(async () => {
    backend = await startEmbedded();
    placed = await placeSample(backend, { paymentKind: 'CARD' });
  });
  afterAll(() => backend.close());

  const endPayments = vi.fn(async () => undefined);
  async function run(typed: string): Promise<string> {
    const [command, ...words] = typed.split(' ');
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    if (!(await runPaymentsCommand({ db: backend.db, command, words, endPayments, say }))) throw new Error('unknown');
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }

  const report = (event: Partial<ReportedEvent>) =>
    createStoredPaymentEvents({ db: backend.db, enqueue: async () => undefined }).keep([
      {
        pspReference: 'P1',
        originalReference: null,
        merchantReference: `${placed.order.name}-1`,
        eventCode: 'AUTHORISATION',
        success: true,
        amount: { cents: placed.order.amounts.total, currency: 'EUR' },
        raw: {},
        ...event,
      },
    ]);

  it('show what differs until it is reported, and end open payments first', async () => {
    expect(await run('reconcile')).toBe(
      `${placed.order.name}-1: its order counts as paid, but Adyen has not reported the payment yet`,
    );
    expect(endPayments).toHaveBeenCalledOnce();
    await report({});
    expect(await run('reconcile')).toBe('Orders and payments agree');
  });

  it('show what differs also while open payments cannot be ended, and say why they cannot', async () => {
    const said: string[] = [];
    const fails = runPaymentsCommand({
      ...{ db: backend.db, command: 'reconcile', words: [] },
      endPayments: () => Promise.reject(new Error('Nobody says whether S1-1 has ended')),
      say: (line) => void said.push(line),
    });
    await expect(fails).rejects.toThrow('Nobody says whether S1-1 has ended');
    expect(said).toEqual(['Orders and payments agree']);
  });

  it('show the attempts of a number and what was reported about them', async () => {
    const text = await run(`show ${placed.order.name.toLowerCase()}-1`);
    expect(text).toContain(`${placed.order.name}-1: paid`);
    expect(text).toContain('AUTHORISATION succeeded');
    expect(text).not.toContain('!');
    await report({ pspReference: 'P2', eventCode: 'CHARGEBACK' });
    expect(await run(`show ${placed.order.name}`)).toContain('! the customer took the payment back');
    expect(await run('show S1')).toBe('Nobody has begun to pay S1 by card');
  });

  it('find payments that the shop does not know, and orders by card without a payment', async () => {
    await report({ pspReference: 'P9', merchantReference: 'S999-1' });
    expect(await run('reconcile')).toContain('S999-1: paid at Adyen, but the shop does not know the payment');
    await backend.db.delete(paymentAttempts);
    expect(await run('reconcile')).toContain(`${placed.order.name}: an order by card that no payment of ours has paid`);
  });

  it('are these two', async () => {
    for (const typed of ['show', 'reconcile now', 'list']) await expect(run(typed)).rejects.toThrow('unknown');
  });
});
