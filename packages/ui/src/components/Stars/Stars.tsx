import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './Stars.css';

export interface StarsProps {
  /** 0 to 5, drawn in halves. */
  value: number;
  /** The value in words. */
  label: string;
  className?: string | undefined;
}

const places = [1, 2, 3, 4, 5];

/** A rating as five stars. */
export function Stars({ value, label, className }: StarsProps) {
  const halves = Math.round(value * 2) / 2;
  return (
    <span aria-label={label} className={classNames(styles.root, className)} role="img">
      {places.map((place) => (
        <Icon key={place} name={halves >= place ? 'star' : halves >= place - 0.5 ? 'star-half' : 'star-empty'} />
      ))}
    </span>
  );
}
