import { Container } from '@geven/ui/Container';
import type { ReactNode } from 'react';
import { pictureOf } from '@/components/picture/picture-of';
import { points } from '@/lib/generated/pictures.json';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { type BoardSizes, HeroDimensions } from './HeroDimensions';
import * as styles from './hero.css';

interface HeroProps {
  context: PageContext;
  /** Of the heading. */
  lines: readonly [string, string];
  /** What the board on the picture measures; without it the picture has no dimension lines. */
  sizes: BoardSizes | null;
  /** What buys the board. */
  offer: ReactNode;
  /** The search. */
  children: ReactNode;
}

/** A board edge to edge with its dimension lines, drawn on the corners that the picture was rendered with. */
export function Hero({ context: { locale }, lines, sizes, offer, children }: HeroProps) {
  const t = getTexts(locale, 'home');
  const wide = pictureOf('hero/larch-1440');
  const dense = pictureOf('hero/larch');
  const phone = pictureOf('hero/larch-750');
  if (!wide || !dense || !phone) return null;
  return (
    <div className={styles.root}>
      <Container className={styles.content}>
        <div className={styles.text}>
          <h1 className={styles.heading}>
            {lines[0]}
            {lines[1] && <br />}
            {lines[1]}
          </h1>
          <div className={styles.controls}>{children}</div>
        </div>
        <div className={styles.board}>
          <div className={styles.stage}>
            <picture>
              <source height={phone.height} media="(max-width: 767.98px)" srcSet={phone.src} width={phone.width} />
              <img
                alt={t('heroAlt')}
                className={styles.picture}
                fetchPriority="high"
                height={wide.height}
                sizes="100vw"
                src={wide.src}
                srcSet={`${wide.src} 1440w, ${dense.src} 2880w`}
                width={wide.width}
              />
            </picture>
            {sizes && (
              <>
                <HeroDimensions
                  className={styles.wideLines}
                  height={wide.height}
                  locale={locale}
                  points={points['hero/larch']}
                  sizes={sizes}
                  width={wide.width}
                />
                <HeroDimensions
                  className={styles.phoneLines}
                  height={phone.height}
                  locale={locale}
                  points={points['hero/larch-750']}
                  sizes={sizes}
                  width={phone.width}
                />
              </>
            )}
          </div>
        </div>
        {offer && <div className={styles.offer}>{offer}</div>}
      </Container>
    </div>
  );
}
