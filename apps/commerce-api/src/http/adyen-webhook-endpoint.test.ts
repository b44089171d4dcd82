import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import type { PaymentEvents, ReadNotifications, ReportedEvent } from '../ports/payment-events';
import { TEST_CLIENT } from '../testing/unlimited';
import { createAdyenWebhookEndpoint } from './adyen-webhook-endpoint';

const EVENT: ReportedEvent = {
  pspReference: '7914073381342284',
  originalReference: null,
  merchantReference: 'S107312-1',
  eventCode: 'AUTHORISATION',
  success: true,
  amount: { cents: 64_130, currency: 'EUR' },
  raw: { reason: '1234:5678:12/2030' },
};

describe('POST /api/webhooks/adyen', () => {
  let server: Server;
  let address: string;
  const read = vi.fn<ReadNotifications>();
  const keep = vi.fn<PaymentEvents['keep']>();
  const onFault = vi.fn();
  const onFailure = vi.fn();

  beforeAll(async () => {
    const endpoint = createAdyenWebhookEndpoint({ read, events: { keep }, onFault, onFailure });
    const path = '/api/webhooks/adyen';
    const log = pino({ level: 'silent' });
    server = createHttpServer(createServer({ readClient: () => TEST_CLIENT, log, endpoints: { [path]: endpoint } }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  });
  beforeEach(() => {
    vi.resetAllMocks();
    read.mockReturnValue({ events: [EVENT] });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const post = async (body = '{}') =>
    (await fetch(address, { method: 'POST', headers: { authorization: 'Basic dmVuZG9y' }, body })).status;

  it('answers 200 once the events are stored', async () => {
    let store = () => {};
    keep.mockReturnValue(new Promise((resolve) => (store = resolve)));
    let status: number | null = null;
    const answered = post('{"live":"false"}').then((answer) => (status = answer));
    await vi.waitFor(() => expect(keep).toHaveBeenCalledWith([EVENT]));
    expect(status).toBeNull();
    store();
    expect(await answered).toBe(200);
    expect(read).toHaveBeenCalledWith('Basic dmVuZG9y', '{"live":"false"}');
  });

  it.each([
    ['unknownSender', 401],
    ['badSignature', 401],
    ['unreadable', 400],
    ['otherAccount', 400],
  ] as const)('stores nothing of a webhook with the fault %s, says so, and answers %i', async (fault, status) => {
    read.mockReturnValue({ fault });
    expect(await post()).toBe(status);
    expect(onFault.mock.calls).toEqual([[fault, expect.any(String)]]);
    expect(keep).not.toHaveBeenCalled();
  });

  it('has the vendor send again what could not be stored', async () => {
    keep.mockRejectedValue(new Error('no database'));
    expect(await post()).toBe(503);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('reads no more than 64 KB, and nothing that is not posted', async () => {
    expect(await post('x'.repeat(64 * 1024 + 1))).toBe(413);
    expect((await fetch(address)).status).toBe(405);
    expect(read).not.toHaveBeenCalled();
  });
});
