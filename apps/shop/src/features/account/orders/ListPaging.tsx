import { ChoiceLinks } from '@geven/ui/ChoiceLinks';
import { Pagination } from '@geven/ui/Pagination';
import type { Texts } from '@/lib/texts/areas';
import { type ListPlace, PAGE_SIZES } from './order-list';
import * as styles from './orders.css';

interface ListPagingProps {
  place: ListPlace;
  /** Rows of this page. */
  count: number;
  /** Rows of all pages. */
  totalCount: number;
  /** The address of another place in the list. */
  href: (place: ListPlace) => string;
  /** Says what the sizes of pages count. */
  sizeLabel: string;
  text: Texts<'orders'>;
}

/** The ways to the other pages of a list, and to pages of another size where one page may not have it all (DB-04, DB-05). */
export function ListPaging({ place: { page, pageSize }, count, totalCount, href, sizeLabel, text }: ListPagingProps) {
  const first = (page - 1) * pageSize;
  return (
    <div className={styles.paging}>
      <Pagination
        href={(to) => href({ page: to, pageSize })}
        label={text('list.pages')}
        nextLabel={text('list.next')}
        page={page}
        pageCount={Math.ceil(totalCount / pageSize)}
        pageLabel={(each) => text('list.page', { page: each })}
        previousLabel={text('list.previous')}
        summary={text('list.shown', { from: first + 1, to: first + count, total: totalCount })}
      />
      {totalCount > PAGE_SIZES[0] && (
        <div className={styles.sizes}>
          <span aria-hidden>{sizeLabel}</span>
          <ChoiceLinks
            items={PAGE_SIZES.map((size) => ({
              label: String(size),
              href: href({ page: 1, pageSize: size }),
              isCurrent: size === pageSize,
            }))}
            label={sizeLabel}
          />
        </div>
      )}
    </div>
  );
}
