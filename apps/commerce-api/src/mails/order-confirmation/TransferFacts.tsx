import { Heading, Section, Text } from '@react-email/components';
import { mailStyles } from '../shared/mail-styles';
import type { Transfer } from './confirmation-content';

/** Where the money goes. */
export function TransferFacts({ title, note, facts }: Transfer) {
  return (
    <Section style={mailStyles.section}>
      <Heading as="h2" style={mailStyles.heading}>
        {title}
      </Heading>
      {note && <Text style={mailStyles.text}>{note}</Text>}
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" style={mailStyles.label}>
                {label}
              </th>
              <td style={mailStyles.fact}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
