import type { CartLine } from '@geven/odoo-sdk';
import { Link } from '@geven/ui/Link';
import { screenOnly } from '@/components/print/print.css';
import { ACCESSORIES, ALTERNATIVES } from '@/lib/products/product-href';
import type { Texts } from '@/lib/texts/areas';

interface RelatedLinksProps {
  line: CartLine;
  /** Name of the line as it is read out of its place. */
  label: string;
  /** The page of its product. */
  href: string;
  text: Texts<'cart'>;
}

/** Leads to what goes with a line's product and to what could be taken instead (CA-07, EN-02); a sample has neither. */
export function RelatedLinks({ line: { product, template }, label, href, text }: RelatedLinksProps) {
  if (product.isSample) return null;
  return (
    <span className={screenOnly}>
      {template.accessoryProducts.length > 0 && (
        <Link aria-label={text('accessoriesOf', { name: label })} href={`${href}#${ACCESSORIES}`}>
          {text('accessories')}
        </Link>
      )}
      {template.alternativeProducts.length > 0 && (
        <Link aria-label={text('alternativesOf', { name: label })} href={`${href}#${ALTERNATIVES}`}>
          {text('alternatives')}
        </Link>
      )}
    </span>
  );
}
