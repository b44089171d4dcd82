import type { LegalText, LegalTextName } from '../../ports/legal-texts';
import type { MailFile } from '../../ports/mail';

interface LegalFilesOptions {
  readonly texts: readonly LegalText[];
  /** Of the order that they belong to: the form of withdrawal names it. */
  readonly number: string;
  readonly names: Readonly<Record<LegalTextName, string>>;
}

/** The terms and the notice of withdrawal as files; the law asks for both on a durable medium. */
export const legalFiles = ({ texts, number, names }: LegalFilesOptions): MailFile[] =>
  texts.map(({ name, content }) => ({
    name: names[name],
    contentType: 'text/plain; charset=utf-8',
    content: `${number}\n\n${content}`,
  }));
