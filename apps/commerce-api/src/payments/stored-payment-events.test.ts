import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { paymentEvents } from '../database/schema/payment-events';
import { createTestDatabase } from '../database/testing';
import type { Job } from '../ports/jobs';
import type { ReportedEvent } from '../ports/payment-events';
import { createStoredPaymentEvents } from './stored-payment-events';

const event = (more: Partial<ReportedEvent> = {}): ReportedEvent => ({
  pspReference: '7914073381342284',
  originalReference: null,
  merchantReference: 'S107312-1',
  eventCode: 'AUTHORISATION',
  success: true,
  amount: { cents: 5_000_000_000, currency: 'EUR' },
  raw: { eventDate: '2026-11-24T12:00:00+01:00' },
  ...more,
});

describe('what the payment service has reported', () => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = createDatabase(testDatabase.url);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('is kept once of each reference, code and success, however often and however many at once', async () => {
    const jobs: Job[] = [];
    const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
    const events = createStoredPaymentEvents({ db: database.db, enqueue });
    const refused = event({ success: false });
    const refund = event({ pspReference: '88', originalReference: '7914073381342284', eventCode: 'REFUND' });
    await Promise.all(Array.from({ length: 10 }, () => events.keep([event()])));
    await events.keep([event({ raw: { eventDate: 'later' } }), refused, refund]);
    await events.keep([event({ pspReference: '99', merchantReference: 'S107313-1' })]);
    const { raw: _raw, ...known } = event();
    expect(await events.ofAttempt('S107312-1')).toEqual([
      known,
      { ...known, success: false },
      { ...known, pspReference: '88', originalReference: '7914073381342284', eventCode: 'REFUND' },
    ]);
    const rows = await database.db.select().from(paymentEvents);
    expect(rows.map(({ raw }) => raw)[0]).toEqual({ eventDate: '2026-11-24T12:00:00+01:00' });
    expect(rows).toHaveLength(4);
    expect(jobs).toHaveLength(4);
    expect(jobs[0]).toEqual({
      name: 'settle-payment',
      key: '7914073381342284:AUTHORISATION:true',
      data: { reference: 'S107312-1' },
    });
  });

  it('may be nothing', async () => {
    const events = createStoredPaymentEvents({ db: database.db, enqueue: async () => undefined });
    await events.keep([]);
    expect(await events.ofAttempt('S1-1')).toEqual([]);
  });
});
