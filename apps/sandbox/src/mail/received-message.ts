import PostalMime from 'postal-mime';

export interface ReceivedAttachment {
  readonly filename: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** A message as the shop sent it. */
export interface ReceivedMessage {
  /** Sorts by time of arrival. */
  readonly id: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** ISO 8601, as the message says. */
  readonly date: string | null;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly ReceivedAttachment[];
}

/** Parses a message. */
export async function parseMessage(id: string, source: Uint8Array): Promise<ReceivedMessage> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
  return {
    id,
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).flatMap(({ address }) => (address ? [address] : [])),
    subject: mail.subject ?? '',
    date: mail.date ?? null,
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}
