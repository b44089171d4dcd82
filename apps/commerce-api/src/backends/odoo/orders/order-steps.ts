import type { OdooClient } from '@geven/odoo-rpc';
import { PROCESS_STEPS, type ProcessStep } from '../../../domain/checkout/process-step';
import { MODULE } from '../actions/odoo-ids';

/** Name of a step's tag among the gateway's external ids. */
export const stepTagName = (step: ProcessStep): string => `step_${step.toLowerCase()}`;

/** How the merchant finds the tags of orders; they may be called otherwise. */
export const STEP_NAMES: Readonly<Record<ProcessStep, { readonly nl: string; readonly de: string }>> = {
  Collect: { nl: 'Verzamelen', de: 'Kommissionieren' },
  Planing: { nl: 'Schaven', de: 'Hobeln' },
  Bundling: { nl: 'Bundelen', de: 'Bündeln' },
};

/** Which step each tag of the set-up stands for, by the tag's id; none where the set-up is older than they are. */
export async function findStepTags(client: OdooClient): Promise<ReadonlyMap<number, ProcessStep>> {
  const rows = await client.call<{ name: string; res_id: number }[]>('ir.model.data', 'search_read', {
    domain: [
      ['module', '=', MODULE],
      ['name', 'in', PROCESS_STEPS.map(stepTagName)],
    ],
    fields: ['name', 'res_id'],
  });
  return new Map(
    rows.flatMap(({ name, res_id }) => {
      const step = PROCESS_STEPS.find((one) => stepTagName(one) === name);
      return step ? [[res_id, step]] : [];
    }),
  );
}

/** How far the tags of an order say that it is: an order that kept the tags of former steps is at the last of them. */
export function stepOf(tagIds: readonly number[], stepTags: ReadonlyMap<number, ProcessStep>): ProcessStep | null {
  const steps = new Set(tagIds.map((id) => stepTags.get(id)));
  return PROCESS_STEPS.findLast((step) => steps.has(step)) ?? null;
}
