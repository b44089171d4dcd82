import type { BackEndPorts } from '../../ports/backend-ports';
import type { MailMessage } from '../../ports/mail';
import type { Sender } from './sender';

/** What mails are made of. */
export interface MailSources extends BackEndPorts {
  readonly sender: Sender;
}

/** How a mail is made of the data of its job. */
export interface MailDefinition<Data> {
  /** What the mail is about: a second one about the same is not sent. */
  key(data: Data): string;
  message(data: Data, sources: MailSources): Promise<MailMessage>;
}
