import { type ReactNode, useId } from 'react';
import type { HeadingSize } from '../../theme/text-style';
import * as heading from '../Heading/Heading.css';
import { classNames } from '../private/class-names';
import * as styles from './Fieldset.css';

export interface FieldsetProps {
  /** What the fields are about. */
  legend: string;
  legendSize?: HeadingSize | undefined;
  description?: ReactNode;
  /** What is at the end of the legend's line, for example a toggle. */
  aside?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A group of fields under an ink rule. */
export function Fieldset({
  legend,
  legendSize = 'subheading',
  description,
  aside,
  id,
  children,
  className,
}: FieldsetProps) {
  const descriptionId = useId();
  return (
    <fieldset
      aria-describedby={description ? descriptionId : undefined}
      className={classNames(styles.root, className)}
      id={id}
    >
      <legend className={classNames(styles.legend, heading.size[legendSize])}>{legend}</legend>
      {aside && <div className={styles.aside}>{aside}</div>}
      {description && (
        <div className={styles.description} id={descriptionId}>
          {description}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
