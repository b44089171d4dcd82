import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './ProductCard.css';

export interface ProductCardProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Further props of the link, for example of a router's link. */
  linkProps?: Readonly<Record<string, unknown>> | undefined;
  href: string;
  /** Name of the product; its link covers the whole card. */
  name: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What it is, for example "Decking board, smooth". */
  kind?: ReactNode;
  /** Thickness × width, and lengths. */
  size?: ReactNode;
  /** The face, cut flush with the top line. */
  picture?: ReactNode;
  /** The section drawing. */
  section?: ReactNode;
  /** Prices in one prominence, each with its unit; `was` is an earlier price, struck through. */
  prices: readonly { amount: string; unit: string; was?: string | undefined }[];
  /** What the struck price is. */
  wasNote?: string | undefined;
  stock?: ReactNode;
  ribbon?: ReactNode;
  /** A choice of this product among others, for example to compare it. */
  choice?: ReactNode;
  /** A second action, for example ordering a sample; stays above the card's link. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A product in a `ProductGrid`: picture, section, name, size, prices, stock, in this order everywhere. */
export function ProductCard({
  as: Anchor = 'a',
  linkProps,
  href,
  name,
  headingLevel = 3,
  kind,
  size,
  picture,
  section,
  prices,
  wasNote,
  stock,
  ribbon,
  choice,
  action,
  className,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(styles.root, className)}>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Anchor {...linkProps} className={styles.link} href={href}>
            {name}
          </Anchor>
        </Heading>
        {kind && <p className={styles.kind}>{kind}</p>}
        {size && <p className={styles.size}>{size}</p>}
        <p className={styles.prices}>
          {prices.map(({ amount, unit, was }) => (
            <span className={styles.price} key={unit}>
              <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{unit}</span>
              {was && <del className={styles.was}>{was}</del>}
            </span>
          ))}
        </p>
        {wasNote && <p className={styles.wasNote}>{wasNote}</p>}
      </div>
      {(picture || section || ribbon) && (
        <div className={styles.plate}>
          {picture && <div className={styles.picture}>{picture}</div>}
          {section}
          {ribbon && <div className={styles.ribbon}>{ribbon}</div>}
        </div>
      )}
      {(stock || action || choice) && (
        <div className={styles.foot}>
          <span className={choice ? styles.stockAlone : undefined}>{stock}</span>
          {choice && <span className={styles.action}>{choice}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </div>
      )}
    </li>
  );
}
