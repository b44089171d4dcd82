import type { ProductTemplateId } from '@geven/odoo-sdk';
import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { PageFrame } from '@/components/page/PageFrame';
import { SearchForm } from '@/components/search/SearchForm';
import { ALTERNATIVES } from '@/lib/products/product-href';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { loadAlternatives } from './load-alternatives';
import * as styles from './product.css';
import { ProductSlider } from './related/ProductSlider';

export interface MissingProductProps {
  context: PageContext;
  id: ProductTemplateId;
  /** Of the address: its words say what was looked for. */
  slug: string;
}

/**
 * What the address of a product that does not exist shows (PD-43). Where the range or its words still know something
 * like it, it is no longer available, and what comes closest is offered (PD-42).
 */
export async function MissingProduct({ context, id, slug }: MissingProductProps) {
  const { locale } = context;
  const t = getTexts(locale, 'product');
  const common = getTexts(locale, 'common');
  const alternatives = await loadAlternatives(context, id, slug);
  const isKnown = alternatives.length > 0;
  return (
    <PageFrame
      alternates={routeAlternates('home')}
      hasSearch={false}
      context={context}
      pricesOf={isKnown ? 'today' : undefined}
    >
      <Container>
        <EmptyState
          className={styles.missing}
          dimension="404"
          heading={t(isKnown ? 'gone.noLonger' : 'gone.title')}
          headingLevel={1}
          note={common('notFound.dimension')}
        >
          <Stack gap={6}>
            <Text size="lead">{t(isKnown ? 'gone.noLongerText' : 'gone.text')}</Text>
            {!isKnown && <Text>{common('notFound.apology')}</Text>}
            <SearchForm isOnErrorPage context={context} placeholder={common('notFound.placeholder')} />
            <div>
              <LinkButton href={href('category', locale)} variant="outline">
                {common('notFound.products')}
              </LinkButton>
            </div>
          </Stack>
        </EmptyState>
        <ProductSlider
          id={ALTERNATIVES}
          heading={t('gone.alternatives')}
          context={context}
          products={alternatives}
          today={today()}
        />
      </Container>
    </PageFrame>
  );
}
