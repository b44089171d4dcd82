'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/device/device-storage';
import { FILTER_PANEL_ID } from './filter-panel-id';
import { foldGroups, openGroups } from './fold-groups';

/** Where the scroller of the open panel was when a filter was pressed, in px, and the groups that were open, a line each. */
const KEY = 'filters-open';

interface PressedFilter {
  readonly filter: string;
  /** px from the window's upper edge. */
  readonly top: number;
}

/** The filter that was pressed last: in the next listing, which replaces this one, it stays where it was. */
let pressed: PressedFilter | undefined;

/**
 * Keeps the place at which somebody chooses filters. Beside cards a filter changes the listing without a new document:
 * the page stays where it was scrolled to, and the focus on the filter. On phones the panel opens with
 * most of its groups closed, and after a choice as it was. Without scripts a filter is a link like any other, and all
 * groups are open.
 */
export function RememberFilters() {
  const router = useRouter();
  useEffect(() => {
    const panel = document.getElementById(FILTER_PANEL_ID);
    const scroller = panel?.querySelector<HTMLElement>('[data-scroller]');
    if (!panel || !scroller) return;
    const fold = () => foldGroups(panel);
    panel.addEventListener('beforetoggle', fold, { once: true });
    reopen(panel, scroller);
    if (pressed) returnTo(pressed, panel);
    pressed = undefined;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (panel.matches(':popover-open')) {
        writeStored(KEY, [scroller.scrollTop, ...openGroups(panel)].join('\n'), 'sessionStorage');
      } else if (link.dataset.filter && isPlain(event)) {
        event.preventDefault();
        pressed = { filter: link.dataset.filter, top: link.getBoundingClientRect().top };
        router.push(link.pathname + link.search, { scroll: false });
      }
    };
    panel.addEventListener('click', onClick);
    return () => {
      panel.removeEventListener('beforetoggle', fold);
      panel.removeEventListener('click', onClick);
    };
  }, [router]);
  return null;
}

/** Focuses a filter where it was, whatever came above it. */
function returnTo({ filter, top }: PressedFilter, panel: HTMLElement): void {
  const link = panel.querySelector<HTMLElement>(`[data-filter="${CSS.escape(filter)}"]`);
  if (!link) return;
  // A value of the folded rest that was taken back is folded away again.
  const fold = link.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  link.focus({ preventScroll: true });
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Opens the panel of phones again after a choice: choosing two would otherwise mean opening it twice. */
function reopen(panel: HTMLElement, scroller: HTMLElement): void {
  const [top = null, ...open] = readStored(KEY, 'sessionStorage')?.split('\n') ?? [];
  writeStored(KEY, null, 'sessionStorage');
  if (top === null || getComputedStyle(panel).display !== 'none') return;
  panel.showPopover();
  foldGroups(panel, open);
  scroller.scrollTop = Number(top);
}

/** A press that is meant for this window. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
