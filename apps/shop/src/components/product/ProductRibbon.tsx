import type { ProductCard } from '@geven/odoo-sdk';
import { Ribbon } from '@geven/ui/Ribbon';
import { readableColours } from './readable-colours';

export interface ProductRibbonProps {
  ribbon: NonNullable<ProductCard['ribbon']>;
}

/** What is planed when it is ordered says so with the day of its delivery, which follows from it. */
export const isPlanedToOrder = ({ ribbon }: Pick<ProductCard, 'ribbon'>): boolean =>
  ribbon?.htmlClass === 'ribbon-planed-to-order' && ribbon.html === '';

/** The merchant's mark on a product in its own colours and, where it has them, its own words in (cleaned) HTML (CT-34). */
export function ProductRibbon({ ribbon: { displayName, bgColor, textColor, htmlClass, html } }: ProductRibbonProps) {
  return (
    <Ribbon className={htmlClass || undefined} colours={readableColours(bgColor, textColor)}>
      {html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it down to marks of text
        <span dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        displayName
      )}
    </Ribbon>
  );
}
