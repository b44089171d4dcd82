import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleWhen, wrap } from 'cockatiel';
import { z } from 'zod';
import type { VatIdAnswer, VatIdRegister } from '../../ports/vat-ids';

export interface ViesRegisterOptions {
  /** Of its REST service, `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  readonly url: string;
  /** The seller's VAT id: with it the service gives a consultation number. */
  readonly requester: string;
  /** Why there was no answer: who asks is told nothing but that there is none. */
  readonly onFailure: (error: unknown) => void;
  /** @default 5000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;

/** Questions at a time, failures in a row until nothing is asked any more, and for how long. */
const LIMITS = { questions: 10, failures: 3, pauseMs: 30_000 };

/** What the service calls a number that cannot be one of its country. */
const INVALID_INPUT = 'INVALID_INPUT';

const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  userError: z.string().nullish(),
});
const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** One member state's register is away: those of the others are asked all the same. */
class MemberStateFailure extends Error {}

/** Asks VIES, the service of the European Commission that asks the registers of the member states. */
export function createViesRegister(options: ViesRegisterOptions): VatIdRegister {
  const { url, requester, onFailure, timeoutMs = TIMEOUT_MS } = options;
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof MemberStateFailure)),
    {
      halfOpenAfter: LIMITS.pauseMs,
      breaker: new ConsecutiveBreaker(LIMITS.failures),
    },
  );
  const policy = wrap(bulkhead(LIMITS.questions), breaker);

  async function ask(vatId: string): Promise<VatIdAnswer> {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        countryCode: vatId.slice(0, 2),
        vatNumber: vatId.slice(2),
        requesterMemberStateCode: requester.slice(0, 2),
        requesterNumber: requester.slice(2),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return toAnswer(response.status, await response.json());
  }

  return {
    find: (vatId) =>
      policy
        .execute(() => ask(vatId))
        .catch((error: unknown) => {
          onFailure(error);
          return null;
        }),
  };
}

function toAnswer(status: number, body: unknown): VatIdAnswer {
  const code = failure.safeParse(body).data?.errorWrappers[0]?.error;
  if (code === INVALID_INPUT) return { isValid: false, consultationNumber: null };
  const answered = answer.safeParse(body).data;
  if (code || !answered || status >= 400) throw failureOf(status, code);
  const { valid, requestIdentifier, userError } = answered;
  // It also says "not valid" where the register of a country could not be asked.
  if (!valid && userError && !['VALID', 'INVALID', INVALID_INPUT].includes(userError))
    throw failureOf(status, userError);
  return { isValid: valid, consultationNumber: requestIdentifier || null };
}

function failureOf(status: number, code = 'no code'): Error {
  const Failure = /^(MS_|TIMEOUT$)/.test(code) ? MemberStateFailure : Error;
  return new Failure(`VIES answered ${status} (${code})`);
}
