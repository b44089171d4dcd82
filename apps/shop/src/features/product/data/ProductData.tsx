import type { Product } from '@geven/odoo-sdk';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Section } from '@geven/ui/Section';
import { Toggletip } from '@geven/ui/Toggletip';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { dataRows } from './data-rows';
import { LengthFigures } from './LengthFigures';

export interface ProductDataProps {
  context: PageContext;
  product: Product;
}

/** The product's data as a table, with what letters of the trade mean, and the figures of each length. */
export function ProductData({ context, product }: ProductDataProps) {
  const t = getTexts(context.locale, 'product');
  return (
    <Section heading={t('data.title')} headingSize="heading">
      <DefinitionList
        columns={2}
        items={dataRows(product, context.locale, t).map(({ term, details, note }) => ({
          term,
          details: note ? (
            <>
              {details} <Toggletip label={t('data.meaning', { term })}>{note}</Toggletip>
            </>
          ) : (
            details
          ),
        }))}
      />
      <LengthFigures context={context} product={product} />
    </Section>
  );
}
