import type { TextsOfOrders } from '../../legal/texts-of-orders';
import type { Accounts, MailLinks } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { DataExports } from '../../ports/data-exports';
import type { EmailChanges } from '../../ports/email-changes';
import type { Invoices } from '../../ports/invoices';
import type { Leads } from '../../ports/leads';
import type { MailMessage } from '../../ports/mail';
import type { Newsletters } from '../../ports/newsletters';
import type { OrderChanges } from '../../ports/order-changes';
import type { OrderLinks } from '../../ports/order-links';
import type { SavedCarts } from '../../ports/saved-carts';
import type { WriteSheet } from '../../ports/sheet';
import type { Uploads } from '../../ports/uploads';
import type { Withdrawals } from '../../ports/withdrawals';
import type { PicturedGoods } from './pictured-goods';
import type { Sender } from './sender';

/** What mails are made of. */
export interface MailSources extends BackendPorts {
  readonly legalTexts: TextsOfOrders;
  readonly sender: Sender;
  readonly goods: PicturedGoods;
  readonly writeSheet: WriteSheet;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly emailChanges: Pick<EmailChanges, 'byId'>;
  readonly dataExports: Pick<DataExports, 'find'>;
  readonly links: Pick<MailLinks, 'issue'>;
  readonly withdrawals: Pick<Withdrawals, 'byId'>;
  /** Null where another system makes them out. */
  readonly invoices: Pick<Invoices, 'byId' | 'billingEmail' | 'readFile'> | null;
  readonly orderLinks: Pick<OrderLinks, 'issue'>;
  readonly orderChanges: Pick<OrderChanges, 'byId' | 'issueLink'>;
  readonly savedCarts: Pick<SavedCarts, 'issue'>;
  readonly leads: Pick<Leads, 'byId' | 'issueLink' | 'noteDelivered'>;
  readonly newsletters: Pick<Newsletters, 'byId' | 'issueLink' | 'noteMailed'>;
  readonly uploads: Pick<Uploads, 'read'>;
}

/** How a mail is made of the data of its job. */
export interface MailDefinition<Data> {
  /** What the mail is about: a second one about the same is not sent. */
  key(data: Data): string;
  /** Null where there is nobody (any more) to write to. */
  message(data: Data, sources: MailSources): Promise<MailMessage | null>;
  /** Notes that it went out, under this Message-ID; called again when that was not noted to the end. */
  sent?(data: Data, sources: MailSources, messageId: string): Promise<void>;
}
