import type { Locale } from '@geven/timber';

/** A mail that says everything it has to say. */
export interface MailMessage {
  readonly to: { readonly name: string; readonly email: string };
  readonly locale: Locale;
  /** Who gets the answer; unset, the shop. */
  readonly replyTo?: { readonly name: string; readonly email: string };
  readonly subject: string;
  /** The same as the HTML, for readers without it. */
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailFile[];
}

/** A file that comes with a mail. */
export interface MailFile {
  readonly name: string;
  /** For example `application/pdf`. */
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** Sends mail in the shop's name. */
export interface Mail {
  /** The sender's host, for Message-IDs. */
  readonly host: string;
  /** Resolves when the mail server took the message; a `PermanentFailure` when the recipient does not exist. */
  send(message: MailMessage, messageId: string): Promise<void>;
}
