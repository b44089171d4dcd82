import type { ProductCard } from '@geven/odoo-sdk';
import { Ribbon } from '@geven/ui/Ribbon';
import { readableColours } from './readable-colours';

export interface ProductRibbonProps {
  ribbon: NonNullable<ProductCard['ribbon']>;
}

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
