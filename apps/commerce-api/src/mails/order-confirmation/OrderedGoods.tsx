import { Heading, Section, Text } from '@react-email/components';
import { mailStyles } from '../shared/mail-styles';
import type { ConfirmationContent } from './confirmation-content';

type OrderedGoodsProps = Pick<ConfirmationContent, 'goods' | 'sums' | 'total'>;

/** What was ordered and what it costs. */
export function OrderedGoods({ goods, sums, total }: OrderedGoodsProps) {
  return (
    <Section style={mailStyles.section}>
      <Heading as="h2" style={mailStyles.heading}>
        {goods.title}
      </Heading>
      <Text style={mailStyles.small}>{goods.note}</Text>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {goods.lines.map(({ name, details, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and names may repeat.
            <tr key={index}>
              <td style={{ ...mailStyles.cell, ...mailStyles.row }}>
                <Text style={mailStyles.strong}>{name}</Text>
                {details.map((detail) => (
                  <Text key={detail} style={mailStyles.small}>
                    {detail}
                  </Text>
                ))}
              </td>
              <td style={{ ...mailStyles.amount, ...mailStyles.row }}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table width="100%" cellPadding={0} cellSpacing={0} style={mailStyles.sums}>
        <tbody>
          {sums.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" style={mailStyles.label}>
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
            <td colSpan={2} style={mailStyles.totalNote}>
              {total.note}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
