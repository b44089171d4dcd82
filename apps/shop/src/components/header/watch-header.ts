import { HEADER_PARTS, HEADER_SCREENS } from './header-parts';
import { watchScrolling } from './watch-scrolling';

/** Links that open the search lead here, those of a chat too. */
const SEARCH_HASH = `#${HEADER_PARTS.search}`;
/** Time for the search to be there before it is given the focus (HD-12). */
const SEARCH_FOCUS_MS = 100;

/**
 * What only scripts can add to the header: Escape and going elsewhere close what is open, a popover over the whole screen
 * keeps the focus, links open the search, sizes and species come when somebody goes to an entry. Ends with the signal.
 */
export function watchHeader(root: Document, signal: AbortSignal): void {
  const menu = root.getElementById(HEADER_PARTS.menu);
  const search = root.getElementById(HEADER_PARTS.search);
  if (!menu || !search) return;
  const wide = matchMedia(HEADER_SCREENS.line);
  const fullSearch = matchMedia(HEADER_SCREENS.fullSearch);
  const listening = { signal } as const;
  const passive = { signal, passive: true } as const;

  const openFold = () => menu.querySelector<HTMLDetailsElement>('details[open]');

  function closeFold(hasFocus = false): void {
    const fold = openFold();
    if (!fold) return;
    fold.open = false;
    if (hasFocus) fold.querySelector('summary')?.focus();
  }

  /** Whether the parts of the range are beside what the chosen one opens. */
  const isBeside = () => !wide.matches && !fullSearch.matches;

  // A level at a time: on small screens a second Escape is the popover's own. Side by side they are one level.
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !openFold() || isBeside()) return;
      event.preventDefault();
      closeFold(true);
    },
    listening,
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (wide.matches && relatedTarget instanceof Node && !openFold()?.contains(relatedTarget)) closeFold();
    },
    listening,
  );
  root.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (wide.matches && target instanceof Node && !openFold()?.contains(target)) closeFold();
    },
    passive,
  );

  menu.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (target !== menu || newState !== 'open' || !isBeside() || openFold()) return;
      const folds = [...menu.querySelectorAll('details')].filter(isShown);
      const chosen = folds.find((fold) => fold.querySelector('summary[aria-current]')) ?? folds[0];
      if (chosen) chosen.open = true;
    },
    listening,
  );

  for (const popover of [menu, search]) keepFocus(popover, signal);
  // What was a popover is a part of the page on a larger screen, and the other way round.
  for (const screen of [wide, fullSearch]) {
    screen.addEventListener(
      'change',
      () => {
        closeFold();
        for (const popover of [menu, search]) if (popover.matches(':popover-open')) popover.hidePopover();
      },
      listening,
    );
  }

  function openSearch(): void {
    if (fullSearch.matches && search && !search.matches(':popover-open')) search.showPopover();
    setTimeout(() => searchField(root)?.focus(), SEARCH_FOCUS_MS);
  }
  search.dataset.live = '';
  if (location.hash === SEARCH_HASH) openSearch();
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.hash !== SEARCH_HASH || link.pathname !== location.pathname) return;
      event.preventDefault();
      openSearch();
    },
    listening,
  );

  function loadPlate({ target }: Event): void {
    const fold = target instanceof Element ? target.closest('details') : null;
    const plate = fold?.querySelector<HTMLElement>('[data-plate]');
    if (!plate?.dataset.plate) return;
    const address = plate.dataset.plate;
    delete plate.dataset.plate;
    import('./show-menu-plate')
      .then(({ showMenuPlate }) => showMenuPlate(plate, address))
      .catch(() => {
        // The categories are there without; the next visit of the entry tries again.
        plate.dataset.plate = address;
      });
  }
  for (const intent of ['pointerover', 'focusin', 'click']) menu.addEventListener(intent, loadPlate, passive);
  // Opened by the menu itself.
  menu.addEventListener('toggle', loadPlate, { ...passive, capture: true });

  watchScrolling(root, signal);
}

/** Whether this screen has the entry of a fold; what it is in need not be there yet. */
const isShown = ({ parentElement: entry }: HTMLElement) => entry !== null && getComputedStyle(entry).display !== 'none';

/** The first field of a search that can be seen: that of the header, or of a page with a search of its own. */
const searchField = (root: Document): HTMLInputElement | undefined =>
  [...root.querySelectorAll<HTMLInputElement>('search input')].find((input) => input.checkVisibility());

/** While a popover fills the screen nothing else can be reached, and the focus begins in it. */
function keepFocus(popover: HTMLElement, signal: AbortSignal): void {
  let outside: Element[] = [];
  popover.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      // Before it closes: the focus goes back to what opened it.
      for (const element of outside) element.removeAttribute('inert');
      outside = newState === 'open' ? elementsAround(popover) : [];
    },
    { signal },
  );
  popover.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState !== 'open') return;
      for (const element of outside) element.setAttribute('inert', '');
      const field = popover.querySelector<HTMLElement>('search input');
      (field ?? popover.querySelector('button'))?.focus();
    },
    { signal },
  );
}

/** Everything beside an element and beside what it is in. */
function elementsAround(element: Element): Element[] {
  const { parentElement: parent } = element;
  if (!parent || element === element.ownerDocument.body) return [];
  const beside = [...parent.children].filter((each) => each !== element && !each.matches('script, style, [inert]'));
  return [...beside, ...elementsAround(parent)];
}
