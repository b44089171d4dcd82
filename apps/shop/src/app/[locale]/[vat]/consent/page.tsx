import { cookies } from 'next/headers';
import { ConsentPage, consentMetadata } from '@/features/consent/ConsentPage';
import { CONSENT_COOKIE, readConsent } from '@/lib/consent/consent-cookie';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ConsentPage,
  metadata: consentMetadata,
  visit: async ({ saved }: PageQuery) => ({
    consent: readConsent((await cookies()).get(CONSENT_COOKIE)?.value),
    isSaved: saved === '1',
  }),
});

export { generateMetadata, renderPage as default };
