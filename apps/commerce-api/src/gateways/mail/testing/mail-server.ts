import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** What arrived, oldest first. */
  readonly mails: readonly Email[];
  /** Answers the next message with 451, as a busy server does. */
  refuseNext(): void;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets, and has no mailbox `nobody`. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let isRefusing = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address.startsWith('nobody@');
      callback(isUnknown ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, _session, callback) {
      buffer(stream)
        .then((source) => PostalMime.parse(source, { attachmentEncoding: 'utf8' }))
        .then((mail) => {
          if (isRefusing) {
            isRefusing = false;
            throw Object.assign(new Error('Busy'), { responseCode: 451 });
          }
          mails.push(mail);
        })
        .then(() => callback(), callback);
    },
  });
  smtp.listen(0);
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  if (!address || typeof address === 'string') throw new Error('A mail server has a port');
  return {
    url: `smtp://localhost:${address.port}`,
    mails,
    refuseNext() {
      isRefusing = true;
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
