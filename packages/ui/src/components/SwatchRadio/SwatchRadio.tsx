import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './SwatchRadio.css';

export interface SwatchRadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Radios of one name are one choice. */
  name: string;
  value: string;
  label: ReactNode;
  /** What the choice costs and takes, below its label. */
  description?: ReactNode;
  /** A picture of what is chosen, 48 px wide and as high as the row; decoration. */
  swatch?: ReactNode;
}

/** A choice that is seen: a native radio button as a row of 50 px that begins with a piece of what it stands for. */
export function SwatchRadio({ label, description, swatch, id, className, ...input }: SwatchRadioProps) {
  const made = useId();
  const inputId = id ?? made;
  const descriptionId = description ? `${inputId}-description` : undefined;
  return (
    <div className={classNames(styles.root, className)}>
      <input {...input} aria-describedby={descriptionId} className={styles.input} id={inputId} type="radio" />
      {swatch && (
        <span aria-hidden className={styles.swatch}>
          {swatch}
        </span>
      )}
      <span className={styles.words}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {description && (
          <span className={styles.description} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </div>
  );
}
