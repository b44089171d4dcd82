import { typedCents } from '../../commands/typed-cents';
import { listOrders } from './list-orders';
import { createOrderCommands, type OrderCommandsOptions } from './order-commands';
import { showOrder } from './show-order';
import { stateOf, stepOf } from './state-words';

interface OrdersCommand extends OrderCommandsOptions {
  /** `list`, `show`, `mark-paid`, `step`, `cancel`, `deliver`, `capture`, `refund` or `revoke-link`. */
  readonly command: string | undefined;
  /** What follows it: the number of an order, then the step, or euros where a part is refunded. */
  readonly words: readonly string[];
  /** Options as they were typed. */
  readonly state?: string | undefined;
  readonly limit?: number | undefined;
  readonly isFreightAgreed: boolean;
  readonly isAgain: boolean;
  readonly say: (line: string) => void;
}

/** Listed unless it is said otherwise. */
const LISTED = 50;

/** Runs one of the commands for orders; false for anything else. What cannot be done is raised. */
export async function runOrdersCommand(options: OrdersCommand): Promise<boolean> {
  const { command, words, say, db, isFreightAgreed, isAgain } = options;
  if (command === 'list' && words.length === 0) {
    await list(options);
    return true;
  }
  const [typed, value, ...rest] = words;
  const takesValue = command === 'refund' || command === 'step';
  if (typed === undefined || rest.length > 0 || (value !== undefined) !== takesValue) return false;
  const number = typed.toUpperCase();
  const commands = createOrderCommands(options);
  switch (command) {
    case 'show':
      for (const line of await showOrder(db, number)) say(line);
      return true;
    case 'mark-paid':
      say(await commands.markPaid(number, { isFreightAgreed }));
      return true;
    case 'cancel':
    case 'deliver':
    case 'capture':
      say(await commands[command](number));
      return true;
    case 'revoke-link':
      say(await commands.revokeLink(number));
      return true;
    case 'refund':
      say(
        await commands.refund(number, { cents: value === 'all' ? null : typedCents('refund', value ?? ''), isAgain }),
      );
      return true;
    case 'step':
      say(await commands.step(number, stepOf(value ?? '')));
      return true;
    default:
      return false;
  }
}

async function list({ db, state, limit = LISTED, say }: OrdersCommand): Promise<void> {
  const lines = await listOrders(db, { state: state === undefined ? null : stateOf(state), limit });
  for (const line of lines) say(line);
  if (lines.length === 0) say('There are no such orders');
  if (lines.length === limit) say(`There may be more: --limit ${limit * 2} shows them`);
}
