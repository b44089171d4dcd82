import type { Metadata } from 'next';
import { LinkPage, type LinkVisit } from '@/components/link/LinkPage';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';

/** Title of the page that confirms a request. */
export const confirmLeadMetadata = ({ context: { locale } }: { context: PageContext }): Metadata => ({
  title: getTexts(locale, 'common')('titleSuffix', { title: getTexts(locale, 'contact')('confirm.title') }),
  robots: { index: false, follow: false },
});

/** Where the link of a request that waits leads to: nobody reads it before the button is pressed. */
export function ConfirmLeadPage({ context, ...visit }: LinkVisit & { context: PageContext }) {
  const { confirm, sent } = getMessages(context.locale, 'contact');
  const texts = { ...confirm, done: sent.title };
  return <LinkPage {...visit} action="/api/contact/confirm" context={context} route="contactConfirm" texts={texts} />;
}
