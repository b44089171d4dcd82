import type { CartLine } from '@geven/odoo-sdk';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface NoWithdrawalProps {
  line: Pick<CartLine, 'hasWithdrawalRight' | 'finishes'>;
  text: Texts<'cart'>;
}

/** Says of a line that is made to the shopper's choice that it cannot be withdrawn from (LG-05). */
export function NoWithdrawal({ line: { hasWithdrawalRight, finishes }, text }: NoWithdrawalProps) {
  if (hasWithdrawalRight) return null;
  return <Text size="caption">{text(finishes.length > 0 ? 'noWithdrawal.treated' : 'noWithdrawal.planed')}</Text>;
}
