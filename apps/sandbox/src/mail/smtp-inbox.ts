import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox';

/** Larger messages are refused, as a real server would. Bytes. */
const MAX_MESSAGE = 25 * 1024 * 1024;

/** A mail server that delivers everything into the inbox, without password and encryption. */
export function createSmtpInbox(inbox: Inbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE,
    closeTimeout: 2000,
    onData(stream, _session, callback) {
      buffer(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw refusal('Message is too large', 552);
          const failure = inbox.takeFailure();
          if (!failure || failure.isKept) await inbox.receive(source);
          if (failure) throw refusal('Refused as asked for', 451);
        })
        .then(() => callback(null, 'Delivered'), callback);
    },
  });
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
