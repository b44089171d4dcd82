import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/page/PageFrame';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href, type RouteName } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './account-frame.css';

interface AccountFrameProps {
  context: PageContext;
  route: RouteName;
  title: string;
  /** The page as its trail names it, where that is not the title. */
  name?: string | undefined;
  /** The page above it. */
  parent?: { label: string; href: string } | undefined;
  children: ReactNode;
}

/** Header, trail and heading of a page of the account, its content, and the footer. */
export function AccountFrame({ context, route, title, name = title, parent, children }: AccountFrameProps) {
  const { locale } = context;
  const common = getTexts(locale, 'common');
  return (
    <PageFrame alternates={routeAlternates(route)} context={context}>
      <Container className={styles.page}>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[...(parent ? [parent] : []), { label: name }]}
            label={common('breadcrumbs')}
          />
        </div>
        <Heading className={styles.title} level={1}>
          {title}
        </Heading>
        {children}
      </Container>
    </PageFrame>
  );
}
