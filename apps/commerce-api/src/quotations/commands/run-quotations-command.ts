import { QUOTATION_DAYS } from '../../domain/quotations/quotation';
import { createQuotationCommands, QUOTATION_STATES, type QuotationCommandsOptions } from './quotation-commands';

interface QuotationsCommand extends QuotationCommandsOptions {
  /** `list`, `show` or `answer`. */
  readonly command: string | undefined;
  /** What follows it: the number of a quotation. */
  readonly words: readonly string[];
  /** Options as they were typed. */
  readonly state?: string | undefined;
  readonly limit?: number | undefined;
  readonly days?: string | undefined;
  readonly say: (line: string) => void;
}

/** Listed unless it is said otherwise. */
const LISTED = 50;
/** Nobody promises a price for longer. */
const MAX_DAYS = 365;

/** Runs one of the commands for quotations; false for anything else. What cannot be done is raised. */
export async function runQuotationsCommand(options: QuotationsCommand): Promise<boolean> {
  const { command, words, state, limit, days, say } = options;
  const commands = createQuotationCommands(options);
  const [typed, ...rest] = words;
  if (rest.length > 0) return false;
  if (command === 'list' && typed === undefined) {
    const lines = await commands.list(stateOf(state), limit ?? LISTED);
    for (const line of lines) say(line);
    if (lines.length === 0) say('There are no such quotations');
    return true;
  }
  if (typed === undefined) return false;
  const number = typed.toUpperCase();
  switch (command) {
    case 'show':
      for (const line of await commands.show(number)) say(line);
      return true;
    case 'answer':
      say(await commands.answer(number, daysOf(days)));
      return true;
    default:
      return false;
  }
}

function stateOf(typed: string | undefined) {
  if (typed === undefined) return null;
  const state = QUOTATION_STATES.find((known) => known === typed);
  if (!state) throw new Error(`--state takes one of ${QUOTATION_STATES.join(', ')}`);
  return state;
}

/** Days as they were typed; 0 is today only. */
function daysOf(typed: string | undefined): number {
  if (typed === undefined) return QUOTATION_DAYS;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(days <= MAX_DAYS)) throw new Error(`--days takes a number from 0 to ${MAX_DAYS}`);
  return days;
}
