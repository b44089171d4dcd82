import { setTimeout as wait } from 'node:timers/promises';
import { newPspReference, type OpenPayment, type SentNotice } from './ledger';
import { notificationOf, type WebhookSettings } from './notification';
import type { Delivery, EventCode, Notice } from './payment-cases';

/** Events that carry the reference of the payment itself; all others have one of their own. */
const OF_THE_PAYMENT: ReadonlySet<EventCode> = new Set(['AUTHORISATION', 'PENDING', 'OFFER_CLOSED']);
const TIMES = 10;
const TIMEOUT_MS = 10_000;

export interface NoticesOptions {
  readonly webhook: WebhookSettings;
  /** Between the answer and its webhook. */
  readonly delayMs: number;
  /** Between attempts, where the merchant's server failed or was away; shorter than the vendor's minutes and hours. */
  readonly retriesMs: readonly number[];
}

/** What a webhook says beyond its case. */
interface About {
  /** Of the whole payment, when unset. */
  readonly value?: number;
  /** Of the request that is answered; a new one, when unset. */
  readonly pspReference?: string;
}

/** The webhooks to one endpoint, one after the other: one that the merchant's server fails at keeps the next waiting. */
export interface Notices {
  /** Done when all of them were taken, or given up. */
  send(open: OpenPayment, notices: readonly Notice[], about?: About): Promise<void>;
  /** Gives up what is not sent yet. */
  close(): void;
}

export function createNotices({ webhook, delayMs, retriesMs }: NoticesOptions): Notices {
  const closing = new AbortController();
  let queue = Promise.resolve();

  return {
    send({ payment, way }, notices, about = {}) {
      const { delivery } = way;
      if (delivery === 'never') return Promise.resolve();
      for (const { eventCode, success } of notices) {
        const isOfPayment = OF_THE_PAYMENT.has(eventCode);
        const value = (about.value ?? payment.amount.value) + (delivery === 'otherAmount' ? 1 : 0);
        const notice: SentNotice = {
          eventCode,
          success,
          pspReference: isOfPayment ? payment.pspReference : (about.pspReference ?? newPspReference()),
          amount: { ...payment.amount, value },
          status: null,
        };
        payment.notices.push(notice);
        const body = JSON.stringify(notificationOf(payment, notice, settingsFor(webhook, delivery)));
        const copies = delivery === 'tenfold' ? TIMES : 1;
        queue = queue.then(async () => {
          await pause(delivery === 'early' ? 0 : delayMs);
          for (let copy = 0; copy < copies; copy += 1) await deliver(body, notice);
        });
      }
      return queue;
    },
    close: () => closing.abort(),
  };

  async function deliver(body: string, notice: SentNotice): Promise<void> {
    for (const patience of [...retriesMs, null]) {
      if (closing.signal.aborted) return;
      notice.status = await post(body);
      const mayTryAgain = notice.status === null || notice.status >= 500;
      if (!mayTryAgain || patience === null) return;
      await pause(patience);
    }
  }

  async function post(body: string): Promise<number | null> {
    const credentials = Buffer.from(`${webhook.user}:${webhook.password}`).toString('base64');
    try {
      const answer = await fetch(webhook.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
        body,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }

  /** Ends early, without an error, when nothing is sent any more. */
  async function pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  }
}

/** A badly signed webhook is one that is signed with another key. */
function settingsFor(webhook: WebhookSettings, delivery: Delivery | undefined): WebhookSettings {
  return delivery === 'badSignature' ? { ...webhook, hmacKey: 'AB'.repeat(32) } : webhook;
}
