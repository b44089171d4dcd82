import type { LeadState } from '../../domain/contact/lead';
import { createLeadCommands, type LeadCommandsOptions, STATE_WORDS } from './lead-commands';

interface LeadsCommand extends LeadCommandsOptions {
  /** `list`, `show`, `files`, `resend`, `spam` or `delete`. */
  readonly command: string | undefined;
  /** What follows it: the reference of a request, and a folder for its files. */
  readonly words: readonly string[];
  /** Options as they were typed. */
  readonly state?: string | undefined;
  readonly limit?: number | undefined;
  readonly say: (line: string) => void;
}

/** Listed unless it is said otherwise. */
const LISTED = 50;

/** Runs one of the commands for requests of visitors; false for anything else. What cannot be done is raised. */
export async function runLeadsCommand({ command, words, state, limit, say, ...options }: LeadsCommand) {
  const commands = createLeadCommands(options);
  const [typed, folder, ...rest] = words;
  if (rest.length > 0 || (folder === undefined) === (command === 'files')) return false;
  if (command === 'list' && typed === undefined) {
    const lines = await commands.list(stateOf(state), limit ?? LISTED);
    for (const line of lines) say(line);
    if (lines.length === 0) say('There are no requests');
    return true;
  }
  if (typed === undefined) return false;
  const reference = typed.toUpperCase();
  switch (command) {
    case 'show':
      for (const line of await commands.show(reference)) say(line);
      return true;
    case 'files':
      for (const line of await commands.files(reference, folder ?? '')) say(line);
      return true;
    case 'resend':
      say(await commands.resend(reference));
      return true;
    case 'spam':
      say(await commands.spam(reference));
      return true;
    case 'delete':
      say(await commands.remove(reference));
      return true;
    default:
      return false;
  }
}

function stateOf(typed: string | undefined): LeadState | null {
  if (typed === undefined) return null;
  const states = Object.keys(STATE_WORDS) as LeadState[];
  const state = states.find((known) => known === typed);
  if (!state) throw new Error(`--state takes one of ${states.join(', ')}`);
  return state;
}
