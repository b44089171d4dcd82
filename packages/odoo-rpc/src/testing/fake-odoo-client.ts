import type { OdooClient } from '../odoo-client';
import type { OdooArguments } from '../transport';

export interface FakeCall {
  /** `model.method` */
  readonly call: string;
  readonly args: OdooArguments;
}

/** What is answered, by `model.method`. */
export type FakeAnswers = Readonly<Record<string, (args: OdooArguments) => unknown>>;

/** A client for tests that answers what it is given and notes what it was asked. */
export function createFakeOdooClient(
  answers: FakeAnswers,
  version = 19,
): { readonly client: OdooClient; readonly calls: readonly FakeCall[] } {
  const calls: FakeCall[] = [];
  const client: OdooClient = {
    async call<Answer>(model: string, method: string, args: OdooArguments = {}) {
      const call = `${model}.${method}`;
      calls.push({ call, args });
      const answer = answers[call];
      if (!answer) throw new Error(`Nobody expected ${call}`);
      return answer(args) as Answer;
    },
    version: async () => version,
  };
  return { client, calls };
}
