import type { Product } from '@geven/odoo-sdk';
import { nonBreaking } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Disclosure } from '@geven/ui/Disclosure';
import { Heading } from '@geven/ui/Heading';
import { Section } from '@geven/ui/Section';
import { Toggletip } from '@geven/ui/Toggletip';
import { UnbrokenRanges } from '@/components/ranges/UnbrokenRanges';
import type { PageContext } from '@/lib/routing/page-context';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { Downloads } from '../service/Downloads';
import * as styles from './data.css';
import { type DataGroup, dataGroups } from './data-rows';
import { LengthFigures } from './LengthFigures';
import { ProductSafety } from './ProductSafety';
import { UseClasses } from './UseClasses';

export interface ProductDataProps {
  context: PageContext;
  product: Product;
}

/**
 * The product's data in three groups, with what letters of the trade mean, and what the wood is good for. What few ask
 * for is a row that opens; on phones the groups are too.
 */
export function ProductData({ context, product }: ProductDataProps) {
  const { locale } = context;
  const t = getTexts(locale, 'product');
  const groups = dataGroups(product, locale, t);
  // One group takes the place of three.
  const isOnly = groups.length === 1;
  return (
    <Section heading={t('data.title')} headingSize="heading">
      <div className={isOnly ? undefined : styles.groups}>
        {groups.map((group) => (
          <div key={group.subject}>
            <Heading className={styles.groupTitle} level={3} size="name">
              {t(`data.groups.${group.subject}`)}
            </Heading>
            <Disclosure className={styles.group} headingLevel={3} summary={t(`data.groups.${group.subject}`)}>
              <Rows group={group} isWide={isOnly} t={t} />
            </Disclosure>
          </div>
        ))}
      </div>
      <UseClasses context={context} product={product} />
      <div className={styles.folds}>
        <LengthFigures context={context} product={product} />
        <ProductSafety locale={locale} product={product} />
        <Downloads locale={locale} product={product} />
      </div>
    </Section>
  );
}

function Rows({ group, isWide, t }: { group: DataGroup; isWide: boolean; t: Texts<'product'> }) {
  return (
    <DefinitionList
      columns={isWide ? 2 : 1}
      className={styles.rows}
      items={group.rows.map(({ term, details, note }) => ({
        term,
        details: note ? (
          <WithMeaning details={nonBreaking(details)} label={t('data.meaning', { term })} note={note} />
        ) : (
          <UnbrokenRanges>{nonBreaking(details)}</UnbrokenRanges>
        ),
      }))}
    />
  );
}

/** What is said, and behind its last word the sign that opens its meaning: never alone in a line. */
function WithMeaning({ details, label, note }: { details: string; label: string; note: string }) {
  const end = details.lastIndexOf(' ') + 1;
  return (
    <>
      <UnbrokenRanges>{details.slice(0, end)}</UnbrokenRanges>
      <span className={styles.lastWord}>
        {details.slice(end)}
        {'\u00a0'}
        <Toggletip label={label}>{note}</Toggletip>
      </span>
    </>
  );
}
