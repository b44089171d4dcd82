import { readWithdrawalVisit } from '@/features/withdrawal/read-withdrawal-visit';
import { WithdrawalPage, withdrawalMetadata } from '@/features/withdrawal/WithdrawalPage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: WithdrawalPage,
  metadata: withdrawalMetadata,
  visit: readWithdrawalVisit,
});

export { generateMetadata, renderPage as default };
