import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import type { ReactNode } from 'react';
import type { ContentsEntry } from '../rich-text/contents-of';
import * as styles from './story-layout.css';

export interface StoryLayoutProps {
  title: string;
  lead?: string | undefined;
  /** Topic, date, minutes to read. */
  meta?: ReactNode;
  /** What comes before the text, such as a word that it is a sample. */
  notice?: ReactNode;
  /** Links beside the title: a quote, a contact (BC-04). */
  actions?: ReactNode;
  contents: { readonly label: string; readonly entries: readonly ContentsEntry[] };
  /** What belongs to the text, such as products, at the end of the line. */
  aside?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** Fewer headings than these need no list of them. */
const MIN_CONTENTS = 3;

/** A text with its title, a list of its parts and what belongs to it, beside each other where there is room. */
export function StoryLayout({ title, lead, meta, notice, actions, contents, aside, children }: StoryLayoutProps) {
  const hasContents = contents.entries.length >= MIN_CONTENTS;
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <Heading className={styles.title} level={1}>
          {title}
        </Heading>
        {lead && (
          <Text isMeasured size="lead">
            {lead}
          </Text>
        )}
        {meta && (
          <Text size="caption" tone="muted">
            {meta}
          </Text>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {notice}
      <div className={hasContents ? styles.columns : styles.plain}>
        {hasContents && (
          <nav aria-label={contents.label} className={styles.contents}>
            <ul className={styles.list}>
              {contents.entries.map(({ id, text }) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </article>
  );
}
