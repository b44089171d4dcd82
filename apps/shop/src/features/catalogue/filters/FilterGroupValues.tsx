import type { FilterGroup } from '@geven/odoo-sdk';
import { type Bucket, type Locale, THICKNESS_BUCKETS, WIDTH_BUCKETS } from '@geven/timber';
import type { ReactNode } from 'react';
import { SectionGlyph } from '@/components/product/SectionGlyph';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { FilterBranches } from './FilterBranches';
import { FilterLink } from './FilterLink';
import { FilterScale } from './FilterScale';
import { branchesOf } from './filter-groups';
import * as styles from './filter-panel.css';

export interface FilterGroupValuesProps {
  locale: Locale;
  group: FilterGroup;
  address: ListingAddress;
}

/** The values of a filter, each kind drawn as what it is: a tree, a scale, bars as wide as boards, sections. */
export function FilterGroupValues({ locale, group, address }: FilterGroupValuesProps) {
  const { attribute, values } = group;
  return (
    <>
      {attribute === 'thickness' && <FilterScale buckets={THICKNESS_BUCKETS} group={group} />}
      <FilterBranches
        attribute={attribute}
        branches={attribute === 'specie' ? branchesOf(values) : [{ parent: null, values }]}
        link={(value) => (
          <FilterLink
            address={address}
            attribute={attribute}
            glyph={glyphOf(attribute, value.slug)}
            locale={locale}
            value={value}
          />
        )}
        locale={locale}
      />
    </>
  );
}

function glyphOf(attribute: string, slug: string): ReactNode {
  if (attribute === 'width') return widthBar(slug);
  return attribute === 'profile' ? profileGlyph(slug) : null;
}

/** px of the bar per mm of width: the widest range still leaves room for its name. */
const BAR_SCALE = 0.28;
/** How wide the range without an upper bound is drawn, in mm. */
const OPEN_WIDTH = 200;

/** A range of widths as a bar as wide as its widest board. */
function widthBar(slug: string): ReactNode {
  const bucket: Bucket | undefined = WIDTH_BUCKETS.find((each) => each.slug === slug);
  if (!bucket) return null;
  const width = Math.round((bucket.max ?? OPEN_WIDTH) * BAR_SCALE);
  return (
    <span aria-hidden className={styles.barBox}>
      <span className={styles.bar} style={{ width }} />
    </span>
  );
}

/** A profile as the section of a small board. */
const profileGlyph = (slug: string): ReactNode => (
  <SectionGlyph className={styles.glyph} profile={slug} scale={0.62} thickness={22} width={68} />
);
