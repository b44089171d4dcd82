import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import * as styles from './Picture.css';

export interface PictureProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Width of the file in px; keeps the place free while it loads. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** What is seen; empty for decoration. */
  alt: string;
  /** Background colour until the picture is loaded. */
  color?: string | undefined;
  /** Shape to crop to, for example "4 / 3". */
  ratio?: string | undefined;
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  className?: string | undefined;
}

/** A picture that never moves what is around it. */
export function Picture({ alt, color, ratio, loading = 'lazy', className, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      className={classNames(styles.root, ratio && styles.cropped, className)}
      decoding="async"
      loading={loading}
      style={cssVariables({ '--kit-placeholder': color, '--kit-ratio': ratio })}
    />
  );
}
