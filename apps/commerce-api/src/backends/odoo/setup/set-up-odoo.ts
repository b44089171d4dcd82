import type { OdooClient } from '@geven/odoo-rpc';
import { checkOdoo } from './checks';
import { ensureRecord } from './ensure-record';
import { GATEWAY_RECORDS } from './gateway-records';
import { ensureGatewayUser, GATEWAY_LOGIN } from './gateway-user';
import { ensurePaymentProvider } from './payment-provider';
import { ensurePricelist } from './pricelist';
import { ensureWebhooks, removeWebhooks } from './webhook';

export interface SetupOptions {
  /** With the key of an administrator; only this command needs it. */
  readonly client: OdooClient;
  /** Where Odoo reaches the gateway, secret included; `off` takes the webhooks away, null leaves them as they are. */
  readonly webhookUrl: string | null;
  /** Say what would be done, and do nothing. */
  readonly isDryRun: boolean;
  /** Make a key also where the gateway's user has one, for example because it was lost. */
  readonly needsKey: boolean;
  readonly say: (line: string) => void;
}

/**
 * Gets a stock Odoo ready: checks what the merchant decides (and never changes taxes, modules or currency), then makes
 * as data what the gateway needs. Returns false when a check failed. A second run changes nothing.
 */
export async function setUpOdoo({ client, webhookUrl, isDryRun, needsKey, say }: SetupOptions): Promise<boolean> {
  const findings = await checkOdoo(client);
  for (const { what, isMet, advice, isOptional } of findings)
    say(isMet ? `  ✓ ${what}` : `  ${isOptional ? '!' : '✗'} ${what}: ${advice}`);
  const would = isDryRun ? ' (dry run: nothing was written)' : '';
  for (const record of GATEWAY_RECORDS) {
    say(`  ${record.what}: ${await ensureRecord(client, record, isDryRun)}${would}`);
  }
  say(`  pricelist of the shop: ${await ensurePricelist(client, isDryRun)}${would}`);
  say(`  payment provider of the shop: ${await ensurePaymentProvider(client, isDryRun)}${would}`);
  for (const outcome of await webhooksOf(client, webhookUrl, isDryRun)) say(`  webhook of ${outcome}${would}`);
  const { outcome, key } = await ensureGatewayUser(client, { isDryRun, needsKey });
  say(`  user ${GATEWAY_LOGIN}: ${outcome}${would}`);
  if (key) {
    say('');
    say('  The gateway’s key, shown once. Put it where the API reads its configuration:');
    say(`  ODOO_KEY=${key}`);
  }
  return findings.every(({ isMet, isOptional }) => isMet || isOptional);
}

async function webhooksOf(client: OdooClient, url: string | null, isDryRun: boolean): Promise<string[]> {
  if (url === null) return [];
  return url === 'off' ? await removeWebhooks(client, isDryRun) : await ensureWebhooks(client, { url, isDryRun });
}
