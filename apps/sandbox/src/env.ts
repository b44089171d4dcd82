import { join } from 'node:path';
import { isPublicAddress } from '@geven/odoo-sdk/server';

export interface Env {
  /** Address to listen on. */
  readonly host: string;
  /** Of the pages and the JSON. */
  readonly port: number;
  /** Of the mail inbox. */
  readonly smtpPort: number;
  /** Where messages are kept. */
  readonly mailFolder: string;
  /** Git revision that health reports. */
  readonly revision: string;
  readonly content: ContentEnv;
  /** Null where strangers can reach the shop: nobody may pay there with money that does not exist, nor save VAT. */
  readonly payments: PaymentsEnv | null;
}

/** The shop that Adyen is played for. */
export interface PaymentsEnv {
  readonly shopUrl: string;
}

/** The content service that the sandbox plays. */
export interface ContentEnv {
  /** Stories that ship, in the layout of the vendor's CLI. */
  readonly folder: string;
  /** Where edited stories are kept. */
  readonly editedFolder: string;
  readonly space: number;
  readonly token: string;
  readonly previewToken: string;
  /** What webhooks are signed with. */
  readonly webhookSecret: string;
  /** Where the shop is that shows the stories. */
  readonly shopUrl: string;
}

/** The configuration; this is the only place that reads environment variables. An empty variable is an unset one. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const shopUrl = variables.SHOP_URL || 'http://localhost:3000';
  return {
    host: variables.SANDBOX_HOST || 'localhost',
    port: readPort('SANDBOX_PORT', variables.SANDBOX_PORT || '4100'),
    smtpPort: readPort('SMTP_PORT', variables.SMTP_PORT || '4125'),
    mailFolder: join(variables.DATA_DIR || '.data', 'sandbox', 'mail'),
    revision: variables.REVISION || 'unknown',
    content: {
      folder: variables.CONTENT_FOLDER || join('..', '..', 'packages', 'sample-content'),
      editedFolder: join(variables.DATA_DIR || '.data', 'sandbox', 'stories'),
      space: Number(variables.STORYBLOK_SPACE || 1),
      token: variables.STORYBLOK_TOKEN || 'sandbox-public',
      previewToken: variables.STORYBLOK_PREVIEW_TOKEN || 'sandbox-preview',
      webhookSecret: variables.STORYBLOK_WEBHOOK_SECRETS?.split(',')[0]?.trim() || 'sandbox-webhook-secret',
      shopUrl,
    },
    payments: isPublicAddress(shopUrl) ? null : { shopUrl },
  };
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is no port: ${value}`);
  return port;
}
