import { blocksOf, buttonOf, resolveLink, sectionId, textOf } from '@geven/cms-blocks';
import { Link } from '@geven/ui/Link';
import { Section } from '@geven/ui/Section';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import { isReferenceKind, ReferenceTable } from '../ReferenceTable';
import * as styles from '../reference-tables.css';

/**
 * Small tables to look a number up: field `tables`, each with the `kind` of its numbers, a `title` and a `link` to the
 * article about it. The numbers are those that the shop calculates with.
 */
export function ReferenceTablesBlock({ block, provider, scene: { context } }: SceneBlockProps) {
  const { fill } = provider;
  const tables = blocksOf(block.tables).flatMap(({ _uid, kind, title, link }) =>
    isReferenceKind(kind) && textOf(title)
      ? [{ _uid, kind, title: fill(textOf(title)), href: resolveLink(link, provider) }]
      : [],
  );
  const heading = fill(textOf(block.title));
  if (tables.length === 0 || !heading) return null;
  const button = buttonOf(block.button, provider);
  return (
    <Section
      action={button && <Link href={button.href}>{button.label}</Link>}
      heading={heading}
      id={sectionId(block._uid)}
    >
      <div className={styles.tables}>
        {tables.map(({ _uid, kind, title, href: article }) => (
          <ReferenceTable
            heading={article ? <Link href={article}>{title}</Link> : title}
            key={_uid}
            kind={kind}
            t={getTexts(context.locale, 'home')}
          />
        ))}
      </div>
    </Section>
  );
}
