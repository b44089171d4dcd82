import { Disclosure } from '@geven/ui/Disclosure';
import { Section, type SectionProps } from '@geven/ui/Section';
import * as styles from './folded-section.css';

export type FoldedSectionProps = Pick<SectionProps, 'heading' | 'headingSize' | 'children'>;

/** A section of a page; on phones, where few come to see it, a row that opens. */
export function FoldedSection({ heading, headingSize, children }: FoldedSectionProps) {
  return (
    <Section className={styles.root} heading={heading} headingSize={headingSize}>
      <Disclosure className={styles.fold} headingLevel={2} summary={heading}>
        {children}
      </Disclosure>
    </Section>
  );
}
