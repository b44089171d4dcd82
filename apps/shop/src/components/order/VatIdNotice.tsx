import type { Cart } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface VatIdNoticeProps {
  cart: Pick<Cart, 'vatIdCheck'>;
  text: Texts<'cart'>;
}

const TEXTS = {
  INVALID: { title: 'vatIdInvalidTitle', body: 'vatIdInvalidText' },
  UNANSWERED: { title: 'vatIdUnansweredTitle', body: 'vatIdUnansweredText' },
} as const;

/** Says before ordering why a company with a VAT number is charged VAT all the same (LG-08). */
export function VatIdNotice({ cart: { vatIdCheck }, text }: VatIdNoticeProps) {
  if (!vatIdCheck || vatIdCheck.outcome === 'VALID') return null;
  const { title, body } = TEXTS[vatIdCheck.outcome];
  return (
    <Notice title={text(title)} tone="warning">
      <Text size="caption">{text(body, { vatId: vatIdCheck.vatId })}</Text>
    </Notice>
  );
}
