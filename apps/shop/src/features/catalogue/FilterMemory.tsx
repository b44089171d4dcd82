'use client';
import { useEffect } from 'react';
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
    const kept = take();
    if (kept !== null && getComputedStyle(panel).display === 'none') {
      panel.showPopover();
      scroller.scrollTop = kept;
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') && panel.matches(':popover-open')) keep(scroller.scrollTop);
    };
    panel.addEventListener('click', onClick);
    return () => panel.removeEventListener('click', onClick);
  }, []);
  return null;
}

// Storage may be closed, for example in private windows: then the panel closes.
function take(): number | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

function keep(top: number): void {
  try {
    sessionStorage.setItem(KEY, String(top));
  } catch {}
}
