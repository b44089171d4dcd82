import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Disclosure } from '@geven/ui/Disclosure';
import { Link } from '@geven/ui/Link';
import { getTexts } from '@/lib/texts/i18n';
import { hasHazards, hazardSheet, SAFETY_ID } from './hazards';
import { substancesText } from './substances-text';

export interface ProductSafetyProps {
  locale: Locale;
  product: Product;
}

/** Who answers for the product, what it warns of, what it is treated with, and where its wood comes from (LG-11 to LG-14). */
export function ProductSafety({ locale, product }: ProductSafetyProps) {
  const t = getTexts(locale, 'product');
  const { safety, origin, itemNumber } = product;
  const { name, address, email } = safety.responsible;
  const isWood = product.specie !== null;
  const rows = [
    name && {
      term: t('safety.responsible'),
      details: (
        <>
          {name}, {address}, <Link href={`mailto:${email}`}>{email}</Link>
        </>
      ),
    },
    { term: t('safety.productId'), details: `${product.title.name}, ${itemNumber}` },
    safety.warnings.length > 0 && { term: t('safety.warnings'), details: <Lines lines={safety.warnings} /> },
    safety.activeSubstances.length > 0 && {
      term: t('safety.activeSubstances'),
      details: substancesText(product, t),
    },
    origin.scientificName && { term: t('origin.scientificName'), details: <i lang="la">{origin.scientificName}</i> },
    origin.countries && { term: t('origin.countries'), details: origin.countries },
    origin.cites && { term: t('origin.cites'), details: origin.cites },
    origin.dueDiligenceReference && { term: t('origin.reference'), details: origin.dueDiligenceReference },
    isWood && { term: t('origin.claim'), details: origin.certificationClaim ?? t('origin.noClaim') },
  ];
  return (
    <Disclosure
      headingLevel={3}
      id={SAFETY_ID}
      // What the notice above the button leads to is open, on paper too.
      isOpen={hasHazards(product) && !hazardSheet(product)}
      summary={t('safety.title')}
    >
      <DefinitionList items={rows.filter((row) => typeof row === 'object' && row !== null)} />
    </Disclosure>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    ))}
  </>
);
