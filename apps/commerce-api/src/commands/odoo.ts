import { createOdooClient } from '@geven/odoo-rpc';
import { rotateKey } from '../backends/odoo/setup/rotate-key';
import { setUpOdoo } from '../backends/odoo/setup/set-up-odoo';
import { readOdooEnv } from '../env';
import { type CommandLine, limitOf } from './command-line';

/** Set-up and installing modules take Odoo long. */
const TIMEOUT_MS = 120_000;

/** Commands for an Odoo; they need no database of the shop's. */
export async function odooCommand({ command, values, say }: CommandLine): Promise<boolean | null> {
  const client = () => createOdooClient({ ...readOdooEnv(), timeoutMs: TIMEOUT_MS });
  switch (command) {
    case 'setup':
      return await setUpOdoo({
        client: client(),
        webhookUrl: values.webhook ?? null,
        isDryRun: values['dry-run'],
        needsKey: values['new-key'],
        say,
      });
    case 'load-sample': {
      const { loadSample } = await import('../backends/odoo/sample/load-sample');
      const { loaded, kept } = await loadSample({ client: client(), limit: limitOf(values), onProgress: say });
      say(`${loaded} products loaded, ${kept} were there`);
      return true;
    }
    case 'rotate-key':
      await rotateKey(client(), say);
      return true;
    default:
      return null;
  }
}
