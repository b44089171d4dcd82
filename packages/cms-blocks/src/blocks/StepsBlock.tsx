import { Heading } from '@geven/ui/Heading';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { blocksOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { sectionId } from '../layout/story-contents';
import * as styles from './blocks.css';

/** What to do, one after the other. */
export function StepsBlock({ block, provider: { fill } }: BlockProps) {
  const steps = blocksOf(block.steps).filter(({ title, text }) => textOf(title) !== '' || textOf(text) !== '');
  if (steps.length === 0) return null;
  const title = fill(textOf(block.title));
  const list = (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li className={styles.step} key={step._uid}>
          {textOf(step.title) && (
            <Heading level={3} size="name">
              {fill(textOf(step.title))}
            </Heading>
          )}
          {textOf(step.text) && <Text isMeasured>{fill(textOf(step.text))}</Text>}
        </li>
      ))}
    </ol>
  );
  return title ? (
    <Section heading={title} headingSize="heading" id={sectionId(block._uid)}>
      {list}
    </Section>
  ) : (
    list
  );
}
