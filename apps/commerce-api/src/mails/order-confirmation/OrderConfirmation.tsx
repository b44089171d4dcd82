import { Button, Column, Heading, Row, Section, Text } from '@react-email/components';
import type { ConfirmationContent } from '../confirmation-content';
import { MailFrame } from './MailFrame';
import { mailStyles } from './mail-styles';
import { NoteBlock } from './NoteBlock';
import { OrderedGoods } from './OrderedGoods';
import { TransferFacts } from './TransferFacts';

/** The mail that follows an order; what it says was worked out before. */
export function OrderConfirmation({ content }: { readonly content: ConfirmationContent }) {
  const {
    locale,
    preview,
    title,
    thanks,
    transfer,
    goods,
    sums,
    total,
    delivery,
    addresses,
    withdrawal,
    shop,
    footer,
  } = content;
  return (
    <MailFrame locale={locale} preview={preview} footer={footer}>
      <Heading as="h1" style={mailStyles.title}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{thanks}</Text>
      <TransferFacts {...transfer} />
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
