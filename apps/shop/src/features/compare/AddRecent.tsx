'use client';
import type { ProductTemplateId } from '@geven/odoo-sdk';
import { LinkButton } from '@geven/ui/LinkButton';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { COMPARE_FIELD } from '@/components/compare/compare-form-id';
import { RecentBoards } from '@/components/recent/RecentBoards';
import { productHref } from '@/lib/products/product-href';
import type { PageContext } from '@/lib/routing/page-context';
import type { WithUnits } from '@/lib/texts/areas';
import { createTranslate } from '@/lib/texts/translate';

export interface AddRecentProps {
  context: PageContext;
  /** What is compared already. */
  ids: readonly ProductTemplateId[];
  /** Paths of the comparison, and that product addresses begin with. */
  paths: { readonly compare: string; readonly product: string };
  texts: { readonly heading: string; readonly add: string } & WithUnits;
}

/** What was looked at last on this device, to be compared too. */
export function AddRecent({ context, ids, paths, texts }: AddRecentProps) {
  return (
    <RecentBoards
      actionsOf={({ id, title }) => (
        <LinkButton
          href={`${paths.compare}?${COMPARE_FIELD}=${[...ids, id].join(',')}`}
          isFull
          size="small"
          variant="outline"
        >
          {texts.add}
          <VisuallyHidden> {title.short}</VisuallyHidden>
        </LinkButton>
      )}
      context={context}
      heading={texts.heading}
      hrefOf={(product) => productHref(paths.product, product)}
      text={createTranslate({ units: texts.units }, context.locale)}
      without={ids}
    />
  );
}
