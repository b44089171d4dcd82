import { MailButton } from '../shared/MailButton';
import { MailFrame } from '../shared/MailFrame';
import { MailImage } from '../shared/MailImage';
import { MailPart } from '../shared/MailPart';
import { mailStyles } from '../shared/mail-styles';
import { NoteBlock } from '../shared/NoteBlock';
import { ProcessLine } from '../shared/ProcessLine';
import type { ConfirmationContent } from './confirmation-content';
import { OrderedGoods } from './OrderedGoods';
import { TransferFacts } from './TransferFacts';

/** The mail that follows an order; what it says was worked out before. */
export function OrderConfirmation({ content }: { readonly content: ConfirmationContent }) {
  const { title, thanks, process, transfer, goods, sums, total, load, delivery, addresses, withdrawal, order } =
    content;
  return (
    <MailFrame {...content}>
      <h1 style={mailStyles.title}>{title}</h1>
      <p style={mailStyles.text}>{thanks}</p>
      <ProcessLine {...process} />
      <MailButton {...order} />
      <p className="muted" style={mailStyles.note}>
        {order.note}
      </p>
      {transfer && <TransferFacts {...transfer} />}
      <OrderedGoods goods={goods} sums={sums} total={total} />
      {load && (
        <MailPart hasRule>
          <h2 style={mailStyles.heading}>{load.title}</h2>
          <MailImage {...load.picture} />
        </MailPart>
      )}
      <MailPart hasRule>
        <NoteBlock {...delivery} />
      </MailPart>
      <table cellPadding={0} cellSpacing={0} role="presentation" style={mailStyles.part} width="100%">
        <tbody>
          <tr>
            {addresses.map((address) => (
              <td className="half" key={address.title} style={mailStyles.half}>
                <NoteBlock {...address} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <MailPart>
        <NoteBlock {...withdrawal} />
      </MailPart>
    </MailFrame>
  );
}
