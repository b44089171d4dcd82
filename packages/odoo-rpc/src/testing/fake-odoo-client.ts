import type { OdooClient } from '../client/odoo-client';
import type { OdooArguments } from '../client/transport';

export interface Call {
  readonly call: string;
  readonly args: OdooArguments;
}

type Answers = Readonly<Record<string, (args: OdooArguments) => unknown>>;

/** A client that answers by `model.method` and notes what it was asked. */
export function fakeClient(answers: Answers, version = 19): { client: OdooClient; calls: Call[] } {
  const calls: Call[] = [];
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
