import { Button, Heading, Section, Text } from '@react-email/components';
import type { ConfirmationContent } from '../confirmation-content';
import { MailFrame } from './MailFrame';
import { mailStyles } from './mail-styles';
import { OrderedGoods } from './OrderedGoods';
import { TransferFacts } from './TransferFacts';

/** The mail that follows an order; what it says was worked out before. */
export function OrderConfirmation({ content }: { readonly content: ConfirmationContent }) {
  const { locale, preview, title, thanks, transfer, goods, sums, total, blocks, shop, footer } = content;
  return (
    <MailFrame locale={locale} preview={preview} footer={footer}>
      <Heading as="h1" style={mailStyles.title}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>{thanks}</Text>
      <TransferFacts {...transfer} />
      <OrderedGoods goods={goods} sums={sums} total={total} />
      {blocks.map((block) => (
        <Section key={block.title} style={mailStyles.section}>
          <Heading as="h2" style={mailStyles.heading}>
            {block.title}
          </Heading>
          {block.lines.map((line) => (
            <Text key={line} style={mailStyles.text}>
              {line}
            </Text>
          ))}
        </Section>
      ))}
      <Button href={shop.url} style={mailStyles.button}>
        {shop.label}
      </Button>
    </MailFrame>
  );
}
