'use client';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../lib/device-storage';
import { FILTER_PANEL_ID } from './filter-panel-id';

/** Where the scroller of the open panel stood when a filter was pressed, in px. */
const KEY = 'filters-open';

/**
 * Keeps the filters of phones open over a choice: a filter is a link, so choosing two would otherwise mean opening the
 * panel twice. Without scripts it closes, as a page does.
 */
export function FilterMemory() {
  useEffect(() => {
    const panel = document.getElementById(FILTER_PANEL_ID);
    const scroller = panel?.querySelector<HTMLElement>('[data-scroller]');
    if (!panel || !scroller) return;
    const top = readStored(KEY, 'sessionStorage');
    writeStored(KEY, null, 'sessionStorage');
    if (top !== null && getComputedStyle(panel).display === 'none') {
      panel.showPopover();
      scroller.scrollTop = Number(top);
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a') || !panel.matches(':popover-open')) return;
      writeStored(KEY, String(scroller.scrollTop), 'sessionStorage');
    };
    panel.addEventListener('click', onClick);
    return () => panel.removeEventListener('click', onClick);
  }, []);
  return null;
}
