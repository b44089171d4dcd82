import { MailPart } from '../shared/MailPart';
import { mailStyles } from '../shared/mail-styles';
import type { ConfirmationContent } from './confirmation-content';
import { LineRow } from './LineRow';

type OrderedGoodsProps = Pick<ConfirmationContent, 'goods' | 'sums' | 'total'>;

/** What was ordered and what it costs. */
export function OrderedGoods({ goods, sums, total }: OrderedGoodsProps) {
  return (
    <MailPart hasRule>
      <h2 style={mailStyles.heading}>{goods.title}</h2>
      <table cellPadding={0} cellSpacing={0} role="presentation" style={mailStyles.lines} width="100%">
        <tbody>
          {goods.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and names may repeat.
            <LineRow key={index} {...line} />
          ))}
        </tbody>
      </table>
      <table cellPadding={0} cellSpacing={0} className="strong" style={mailStyles.sums} width="100%">
        <tbody>
          {sums.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" style={mailStyles.sumLabel}>
                {label}
              </th>
              <td style={mailStyles.sum}>{value}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" style={mailStyles.totalLabel}>
              {total.label}
            </th>
            <td style={mailStyles.total}>{total.value}</td>
          </tr>
          <tr>
            <td className="muted" colSpan={2} style={mailStyles.totalNote}>
              {total.note}
              <br />
              {goods.note}
            </td>
          </tr>
        </tbody>
      </table>
    </MailPart>
  );
}
