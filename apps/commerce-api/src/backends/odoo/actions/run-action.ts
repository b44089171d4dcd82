import type { OdooClient } from '@geven/odoo-rpc';
import { OdooError } from '@geven/odoo-rpc';
import type { OdooIds } from './odoo-ids';
import type { ServerAction } from './server-action';

export interface ActionCall {
  /** Record that the action runs on; without it the action makes its own. */
  readonly recordId?: number | undefined;
  /** What the action reads from `env.context['geven']`. */
  readonly request: object;
  readonly timeoutMs?: number | undefined;
  /** The action only reads. */
  readonly isSafe?: boolean;
}

/** Odoo ends a request after two minutes: until then it may carry one out that we gave up waiting for. */
export const MAX_REQUEST_MS = 180_000;

export type RunAction = <Answer>(action: ServerAction, call: ActionCall) => Promise<Answer>;

/** Runs installed server actions by their external ids. */
export function createActionRunner(client: OdooClient, ids: OdooIds): RunAction {
  return async <Answer>(action: ServerAction, { recordId, request, timeoutMs, isSafe = false }: ActionCall) => {
    const active = recordId === undefined ? {} : { active_id: recordId, active_ids: [recordId] };
    const result = await client.call<{ params?: Answer } | false>(
      'ir.actions.server',
      'run',
      {
        ids: [await ids.find(action.externalId)],
        context: { active_model: action.model, ...active, geven: request },
      },
      { isSafe, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
    );
    if (result && result.params !== undefined) return result.params;
    throw new OdooError('answered nothing', { kind: 'failed', call: action.externalId });
  };
}
