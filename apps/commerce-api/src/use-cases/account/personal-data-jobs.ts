import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Jobs } from '../../ports/jobs';
import type { Leads } from '../../ports/leads';
import type { Newsletters } from '../../ports/newsletters';
import type { Withdrawals } from '../../ports/withdrawals';
import type { Identity } from './account-use-cases';
import { createDeleteDueAccounts } from './delete-due-accounts';
import { createMakeDataExport } from './make-data-export';

interface PersonalDataOptions extends Identity {
  readonly withdrawals: Withdrawals;
  readonly leads: Pick<Leads, 'ofCustomer'>;
  readonly newsletters: Pick<Newsletters, 'ofAddress' | 'proofOf'>;
  readonly clock: Clock;
}

/** What is done with customers' data while nobody waits: exports are made, accounts deleted, expired files taken away. */
export function createPersonalDataJobs(ports: BackendPorts, options: PersonalDataOptions) {
  const all = { ...ports, ...options };
  return {
    'export-data': createMakeDataExport(all),
    'delete-accounts': createDeleteDueAccounts(all),
    'remove-files': () => options.files.removeExpired(),
  } satisfies { readonly [Name in keyof Jobs]?: (data: Jobs[Name]) => Promise<void> };
}
