import type { TextsOfOrders } from '../../legal/texts-of-orders';
import type { Accounts, MailLinks } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { DataExports } from '../../ports/data-exports';
import type { EmailChanges } from '../../ports/email-changes';
import type { MailMessage } from '../../ports/mail';
import type { WriteSheet } from '../../ports/sheet';
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
}

/** How a mail is made of the data of its job. */
export interface MailDefinition<Data> {
  /** What the mail is about: a second one about the same is not sent. */
  key(data: Data): string;
  /** Null where there is nobody (any more) to write to. */
  message(data: Data, sources: MailSources): Promise<MailMessage | null>;
}
