import { MailImage } from '../shared/MailImage';
import { mailStyles } from '../shared/mail-styles';
import type { OrderedLine } from './ordered-line';

/** A line of an order: its drawing, what it is and how much of it, its amount. */
export function LineRow({ title, size, measure, details, amount, picture }: OrderedLine) {
  return (
    <tr className="line">
      <td className="drawing" style={mailStyles.drawing}>
        {picture && <MailImage {...picture} />}
      </td>
      <td className="facts" style={mailStyles.facts}>
        <strong>{title}</strong>
        {size && (
          <div className="muted" style={mailStyles.muted}>
            {size}
          </div>
        )}
        {measure && <div>{measure}</div>}
        {details.map((detail) => (
          <div className="muted" key={detail} style={mailStyles.muted}>
            {detail}
          </div>
        ))}
      </td>
      <td className="amount" style={mailStyles.amount}>
        {amount}
      </td>
    </tr>
  );
}
