import { Container } from '@geven/ui/Container';
import type { ReactNode } from 'react';
import { DimensionStroke } from '@/components/picture/DimensionStroke';
import { points } from '@/lib/generated/pictures.json';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './hero.css';
import { pictureOf } from './pictures';

interface HeroProps {
  context: PageContext;
  /** Of the heading. */
  lines: readonly [string, string];
  /** The search. */
  children: ReactNode;
}

/** A board edge to edge with its dimension lines, drawn on the corners that the picture was rendered with. */
export function Hero({ context: { locale }, lines, children }: HeroProps) {
  const t = getTexts(locale, 'home');
  const wide = pictureOf('hero/larch-1440');
  const dense = pictureOf('hero/larch');
  const phone = pictureOf('hero/larch-750');
  if (!wide || !dense || !phone) return null;
  return (
    <div className={styles.root}>
      <div className={styles.board}>
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
        <Dimensions
          className={styles.wideLines}
          height={wide.height}
          labels={{ thickness: '28 mm', width: '145 mm', length: t('heroLengths') }}
          points={points['hero/larch']}
          width={wide.width}
        />
        <Dimensions
          className={styles.phoneLines}
          height={phone.height}
          labels={{ thickness: '28 mm', width: '145 mm' }}
          points={points['hero/larch-750']}
          width={phone.width}
        />
      </div>
      <Container>
        <div className={styles.text}>
          <h1 className={styles.heading}>
            {lines[0]}
            {lines[1] && <br />}
            {lines[1]}
          </h1>
          <div className={styles.controls}>{children}</div>
        </div>
      </Container>
    </div>
  );
}

type Points = Readonly<Record<string, readonly number[]>>;

interface DimensionsProps {
  /** Fractions of the picture. */
  points: Points;
  /** px of the picture. */
  width: number;
  height: number;
  labels: { thickness: string; width: string; length?: string };
  className: string;
}

function Dimensions({ points, width, height, labels, className }: DimensionsProps) {
  const at = (name: string): [number, number] => {
    const [x = 0, y = 0] = points[name] ?? [];
    return [x * width, y * height];
  };
  const lines = [
    {
      from: at('thicknessFrom'),
      to: at('thicknessTo'),
      text: labels.thickness,
      anchor: 'end' as const,
      dx: -12,
      dy: 5,
    },
    { from: at('widthFrom'), to: at('widthTo'), text: labels.width, anchor: 'end' as const, dx: -16, dy: 8 },
    ...(labels.length
      ? [{ from: at('lengthFrom'), to: at('lengthTo'), text: labels.length, anchor: 'start' as const, dx: 24, dy: 22 }]
      : []),
  ];
  return (
    <svg aria-hidden className={className} preserveAspectRatio="xMidYMid slice" viewBox={`0 0 ${width} ${height}`}>
      {lines.map(({ from, to, text, anchor, dx, dy }) => {
        // A label is beside the middle of its line, of a long one near its start.
        const share = anchor === 'start' ? 0.3 : 0.5;
        const x = from[0] + (to[0] - from[0]) * share + dx;
        const y = from[1] + (to[1] - from[1]) * share + dy;
        return (
          <g key={text}>
            <DimensionStroke from={from} to={to} />
            <text className={styles.label} textAnchor={anchor} x={x} y={y}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
