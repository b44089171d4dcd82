import type { Locale } from '@geven/timber';
import type { Texts } from '@/lib/texts/areas';
import type { WithdrawalVisit } from './read-withdrawal-visit';

/** What each step of a withdrawal is shown from. */
export interface WithdrawalStepProps extends Pick<WithdrawalVisit, 'values' | 'flash'> {
  locale: Locale;
  text: Texts<'withdrawal'>;
}
