import { buttonOf, sectionId, textOf } from '@geven/cms-blocks';
import { SAMPLE_LENGTH_MM } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import type { CSSProperties } from 'react';
import { FaceStrip } from '@/components/product/FaceStrip';
import type { SceneBlockProps } from '../../block-scene';
import { loadShowcase } from '../load-showcase';
import * as styles from '../sample-pieces.css';

/**
 * Samples as they are sent, one per species and all in one scale: fields `title`, `text`, `filters`, `count` and the
 * `button` that leads to them. Nothing where none can be had.
 */
export async function SamplePiecesBlock({ block, provider, scene }: SceneBlockProps) {
  const { fill } = provider;
  const samples = (await loadShowcase(scene))?.samples ?? [];
  const pieces = samples.flatMap(({ id, face, width, specie, hasSample }) =>
    face && width && specie && hasSample ? [{ id, face, width, name: specie.name }] : [],
  );
  const button = buttonOf(block.button, provider);
  if (pieces.length === 0 || !button) return null;
  return (
    <section className={styles.root} id={sectionId(block._uid)}>
      <div className={styles.text}>
        <Heading level={2}>{fill(textOf(block.title))}</Heading>
        {textOf(block.text) && <Text isMeasured>{fill(textOf(block.text))}</Text>}
        <div>
          <LinkButton href={button.href} variant="secondary">
            {button.label}
          </LinkButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on phones must be reached by keyboard. */}
      <ul className={styles.pieces} tabIndex={0}>
        {pieces.map(({ id, face, width, name }, index) => (
          <li className={styles.piece} key={id} style={{ '--width': width } as CSSProperties}>
            <span className={styles.face} style={{ aspectRatio: `${width} / ${SAMPLE_LENGTH_MM}` }}>
              {index === 0 && (
                <span aria-hidden className={styles.line}>
                  <DimensionLine orientation="vertical">
                    {SAMPLE_LENGTH_MM}
                    <Unit>mm</Unit>
                  </DimensionLine>
                </span>
              )}
              <FaceStrip className={styles.picture} picture={face} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
