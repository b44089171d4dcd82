import type { Database } from '../../database/connection';
import { describePayments } from './describe-payments';
import { findDifferences } from './find-differences';

interface PaymentsCommand extends Pick<Database, 'db'> {
  /** `show` or `reconcile`. */
  readonly command: string | undefined;
  /** What follows it: the number of an order, or the reference of an attempt. */
  readonly words: readonly string[];
  /** Ends attempts that nobody came back from; null where the shop takes no cards. */
  readonly endPayments: (() => Promise<void>) | null;
  readonly say: (line: string) => void;
}

/** Runs one of the commands for payments; false for anything else. */
export async function runPaymentsCommand({ db, command, words, endPayments, say }: PaymentsCommand): Promise<boolean> {
  const [typed, ...rest] = words;
  if (command === 'show' && typed !== undefined && rest.length === 0) {
    const number = typed.toUpperCase().replace(/-\d+$/, '');
    const lines = await describePayments(db, number);
    for (const line of lines) say(line);
    if (lines.length === 0) say(`Nobody has begun to pay ${number} by card`);
    return true;
  }
  if (command !== 'reconcile' || typed !== undefined) return false;
  const [ended] = await Promise.allSettled([endPayments?.()]);
  // What differs is worth knowing all the more while the payment service cannot be reached.
  const differences = await findDifferences(db);
  for (const line of differences) say(line);
  if (differences.length === 0) say('Orders and payments agree');
  if (ended?.status === 'rejected') throw ended.reason;
  return true;
}
