import { MailPart } from '../shared/MailPart';
import { mailStyles } from '../shared/mail-styles';
import type { Transfer } from './confirmation-content';

/** Where the money goes. */
export function TransferFacts({ title, note, facts }: Transfer) {
  return (
    <MailPart hasRule>
      <h2 style={mailStyles.heading}>{title}</h2>
      {note && <p style={mailStyles.text}>{note}</p>}
      <table cellPadding={0} cellSpacing={0} width="100%">
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th className="label muted" scope="row" style={mailStyles.label}>
                {label}
              </th>
              <td className="fact" style={mailStyles.fact}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailPart>
  );
}
