import { FactTable } from '../shared/FactTable';
import { MailPart } from '../shared/MailPart';
import { mailStyles } from '../shared/mail-styles';
import type { Transfer } from './confirmation-content';

/** Where the money goes. */
export function TransferFacts({ title, note, facts }: Transfer) {
  return (
    <MailPart hasRule>
      <h2 style={mailStyles.heading}>{title}</h2>
      {note && <p style={mailStyles.text}>{note}</p>}
      <FactTable facts={facts} />
    </MailPart>
  );
}
