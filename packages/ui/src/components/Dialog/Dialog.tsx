'use client';
import { Overlay, type OverlayCommon } from '../private/Overlay';
import * as styles from './Dialog.css';

export interface DialogProps extends OverlayCommon {
  /** 440 or 640 px wide; a large one is as wide as what it shows, and takes the whole of a phone. */
  size?: keyof typeof styles.size | undefined;
}

/** A question or a form above the page. Load it when it is first needed. */
export function Dialog({ size = 'small', ...rest }: DialogProps) {
  return <Overlay {...rest} panelClassName={styles.size[size]} scrimClassName={styles.scrim} />;
}
