import { Container } from '@geven/ui/Container';
import type { ReactNode } from 'react';
import { type Block, blocksOf, textOf } from '../block';
import type { BlockProvider } from '../block-provider';
import { FooterFold } from './FooterFold';
import * as styles from './footer.css';
import { MenuLink } from './MenuLink';
import { type FrameLink, menuEntries } from './menu-links';

export interface FooterColumnProps {
  title: string;
  entries: readonly FrameLink[];
}

/** A legal page that no editor keeps. */
export interface LegalLink extends FrameLink {
  /** Stands out among the others, as the law asks of the way to a withdrawal. */
  readonly isProminent?: boolean;
}

export interface FooterProps {
  /** Field `footer` of the layout story. */
  blocks: unknown;
  /** Field `footer_mobile`: phones and tablets show it in place of the other, where it holds any (LY-10). */
  phoneBlocks?: unknown;
  provider: BlockProvider;
  /** Columns that no editor keeps, such as the range; they come first. */
  columns?: readonly FooterColumnProps[];
  /** Legal pages that no editor keeps, such as the settings of consent; they come last. */
  legal?: readonly LegalLink[];
  /** What the list of legal pages is called. */
  legalLabel: string;
  /** Name of the list of ways to pay. */
  paymentLabel: string;
  /** What stands above the columns. */
  children?: ReactNode;
  /** Small print, such as the copyright. */
  notes: readonly string[];
}

/** The foot of every page, as editors arranged it; blocks that nobody knows render nothing and are reported (FT-13). */
export function Footer({ blocks, phoneBlocks, children, ...parts }: FooterProps) {
  const small = blocksOf(phoneBlocks);
  return (
    <footer className={styles.root}>
      {children && <Container>{children}</Container>}
      {small.length > 0 && (
        <div className={styles.small}>
          <FooterParts blocks={small} {...parts} />
        </div>
      )}
      <div className={small.length > 0 ? styles.large : undefined}>
        <FooterParts blocks={blocksOf(blocks)} {...parts} />
      </div>
    </footer>
  );
}

const KNOWN = new Set(['FooterColumns', 'FooterCertified', 'FooterSocial', 'FooterLegal', 'FooterPayments']);

interface FooterPartsProps extends Omit<FooterProps, 'blocks' | 'phoneBlocks' | 'children'> {
  blocks: readonly Block[];
}

function FooterParts({
  blocks,
  provider,
  columns = [],
  legal: ownLegal = [],
  legalLabel,
  paymentLabel,
  notes,
}: FooterPartsProps) {
  for (const { component } of blocks) {
    if (!KNOWN.has(component)) provider.onProblem(`There is no block ${component} in the footer`);
  }
  const of = (component: string) => blocks.filter((block) => block.component === component);
  const lists = [
    ...columns,
    ...of('FooterColumns').flatMap((block) =>
      blocksOf(block.columns).map(({ title, links }) => ({
        title: provider.fill(textOf(title)),
        entries: menuEntries(links, provider),
      })),
    ),
  ].filter(({ title, entries }) => title !== '' && entries.length > 0);
  const certified = of('FooterCertified').filter(({ title }) => textOf(title) !== '');
  const social = of('FooterSocial').flatMap(({ links }) => menuEntries(links, provider));
  const legal: readonly LegalLink[] = [
    ...of('FooterLegal').flatMap(({ links }) => menuEntries(links, provider)),
    ...ownLegal,
  ];
  const payments = of('FooterPayments').flatMap(({ links }) => menuEntries(links, provider, { mayLeadNowhere: true }));
  return (
    <>
      <Container>
        <div className={styles.columns}>
          {lists.map((list) => (
            <FooterColumn {...list} key={list.title} />
          ))}
          {certified.length + social.length > 0 && (
            <div className={styles.marks}>
              {certified.map(({ _uid, title, text }) => (
                <FooterFold key={_uid} title={provider.fill(textOf(title))}>
                  <p className={styles.columnTitle}>{provider.fill(textOf(title))}</p>
                  <p className={styles.note}>{provider.fill(textOf(text))}</p>
                </FooterFold>
              ))}
              {social.length > 0 && (
                <ul className={styles.social}>
                  {social.map((entry) => (
                    <li key={entry.id}>
                      <MenuLink className={styles.socialLink} entry={entry} isElsewhere />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </div>
      </Container>
      <div className={styles.legal}>
        <Container className={styles.legalRow}>
          {legal.length > 0 && (
            <nav aria-label={legalLabel}>
              <ul className={styles.row}>
                {legal.map((entry) => (
                  <li key={entry.id}>
                    <MenuLink className={entry.isProminent ? styles.prominentLink : styles.legalLink} entry={entry} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {payments.length > 0 && (
            <ul aria-label={paymentLabel} className={styles.payments}>
              {payments.map((entry) => (
                <li className={styles.payment} key={entry.id}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </div>
        </Container>
      </div>
    </>
  );
}

/** Entries; a list of more gets the room of two. */
const LONG_LIST = 6;

/** A list under its title, which folds it away on small screens (FT-09). */
function FooterColumn({ title, entries }: FooterColumnProps) {
  const isLong = entries.length > LONG_LIST;
  return (
    <FooterFold className={isLong ? styles.longColumn : undefined} title={title}>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={isLong ? styles.longList : styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink className={styles.link} entry={entry} />
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
