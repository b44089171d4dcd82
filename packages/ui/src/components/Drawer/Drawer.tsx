'use client';
import type { ReactNode } from 'react';
import { Overlay, type OverlayCommon } from '../private/Overlay';
import * as styles from './Drawer.css';

export interface DrawerProps extends OverlayCommon {
  /** The edge of the window that it is on. */
  side?: keyof typeof styles.side | undefined;
  /** Stays in view below what scrolls, for example "show results". */
  footer?: ReactNode;
}

/** A panel at the edge of the window, for menus and filters. Load it when it is first needed. */
export function Drawer({ side = 'left', ...rest }: DrawerProps) {
  return <Overlay {...rest} panelClassName={styles.side[side]} scrimClassName={styles.scrimSide[side]} />;
}
