import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './ArticleCard.css';

export interface ArticleCardProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Further props of the link, for example of a router's link. */
  linkProps?: Readonly<Record<string, unknown>> | undefined;
  href: string;
  /** Title; its link covers the whole card. */
  name: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  picture?: ReactNode;
  /** Date, category or reading time. */
  meta?: ReactNode;
  /** Whether the text is beside the picture where there is room, for the first of a list. */
  isWide?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** A picture with a title that leads somewhere: articles, categories, applications. */
export function ArticleCard({
  as: Anchor = 'a',
  linkProps,
  href,
  name,
  headingLevel = 3,
  picture,
  meta,
  isWide = false,
  children,
  className,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.root, isWide && styles.wide, className)}>
      <Heading className={styles.name}>
        <Anchor {...linkProps} className={styles.link} href={href}>
          {name}
        </Anchor>
      </Heading>
      {picture && <div className={styles.picture}>{picture}</div>}
      {meta && <div className={styles.meta}>{meta}</div>}
      {children && <div className={styles.body}>{children}</div>}
    </article>
  );
}
