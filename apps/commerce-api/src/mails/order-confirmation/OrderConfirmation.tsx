import { Button, Column, Heading, Row, Section, Text } from '@react-email/components';
import { MailFrame } from '../shared/MailFrame';
import { mailStyles } from '../shared/mail-styles';
import { NoteBlock } from '../shared/NoteBlock';
import type { ConfirmationContent } from './confirmation-content';
import { OrderedGoods } from './OrderedGoods';
import { TransferFacts } from './TransferFacts';

/** The mail that follows an order; what it says was worked out before. */
export function OrderConfirmation({ content }: { readonly content: ConfirmationContent }) {
  const { title, thanks, transfer, goods, sums, total, delivery, addresses, withdrawal, shop } = content;
  return (
    <MailFrame {...content}>
      <Heading as="h1" style={mailStyles.title}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{thanks}</Text>
      {transfer && <TransferFacts {...transfer} />}
      <OrderedGoods goods={goods} sums={sums} total={total} />
      <Section style={mailStyles.section}>
        <NoteBlock {...delivery} />
      </Section>
      <Section style={mailStyles.section}>
        <Row>
          {addresses.map((address) => (
            <Column key={address.title} style={mailStyles.half}>
              <NoteBlock {...address} />
            </Column>
          ))}
        </Row>
      </Section>
      <Section style={mailStyles.section}>
        <NoteBlock {...withdrawal} />
      </Section>
      <Button href={shop.url} style={mailStyles.button}>
        {shop.label}
      </Button>
    </MailFrame>
  );
}
