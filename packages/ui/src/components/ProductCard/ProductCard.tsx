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
  /** The face, cut flush with the top line; without a section it may be as high as both. */
  picture?: ReactNode;
  /** The section drawing. */
  section?: ReactNode;
  /** Prices in one prominence, each with its unit; `was` is an earlier price, struck through. */
  prices: readonly { amount: string; unit: string; was?: string | undefined }[];
  /** What the struck price is. */
  wasNote?: string | undefined;
  stock?: ReactNode;
  /** A short word of the merchant, beside the stock. */
  ribbon?: ReactNode;
  /** A choice of this product among others, for example to compare it. */
  choice?: ReactNode;
  /** A second action, for example ordering a sample; stays above the card's link. */
  action?: ReactNode;
  className?: string | undefined;
}

/**
 * A product in a `ProductGrid` or `Slider`: picture, section, name, size, prices, stock, in this order everywhere, each in
 * one line with those of its neighbours. Nothing lies on the picture.
 */
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
  const earlier = prices.find(({ was }) => was)?.was;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(styles.root, className)}>
      <Heading className={styles.name}>
        <Anchor {...linkProps} className={styles.link} href={href}>
          {name}
        </Anchor>
      </Heading>
      {kind && <p className={styles.kind}>{kind}</p>}
      {size && <p className={styles.size}>{size}</p>}
      <div className={styles.cost}>
        <p className={styles.prices}>
          {prices.map(({ amount, unit }) => (
            <span className={styles.price} key={unit}>
              <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{unit}</span>
            </span>
          ))}
        </p>
        {earlier && (
          <p className={styles.was}>
            {wasNote} <del className={styles.wasAmount}>{earlier}</del>
          </p>
        )}
      </div>
      {picture && <div className={section ? styles.picture : styles.alone}>{picture}</div>}
      {section && <div className={styles.section}>{section}</div>}
      {(stock || ribbon) && (
        <div className={styles.status}>
          {stock}
          {ribbon}
        </div>
      )}
      {(choice || action) && (
        <div className={styles.foot}>
          {choice && <div className={styles.action}>{choice}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </li>
  );
}
