import { FactTable } from '../FactTable';
import { MailButton } from '../MailButton';
import { MailFrame } from '../MailFrame';
import { MailPart } from '../MailPart';
import { mailStyles } from '../mail-styles';
import type { LetterContent } from './letter-content';

/** A mail of a few words with one thing to do, or none. */
export function Letter({ content }: { readonly content: LetterContent }) {
  const { title, paragraphs, facts, button, note } = content;
  return (
    <MailFrame {...content}>
      <h1 style={mailStyles.title}>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={mailStyles.text}>
          {paragraph}
        </p>
      ))}
      {facts.length > 0 && (
        <MailPart hasRule>
          <FactTable facts={facts} />
        </MailPart>
      )}
      {button && <MailButton {...button} />}
      {note && (
        <MailPart>
          <p className="muted" style={mailStyles.note}>
            {note}
          </p>
        </MailPart>
      )}
    </MailFrame>
  );
}
