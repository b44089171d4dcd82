'use client';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './SearchSuggestions.css';
import { useCombobox } from './use-combobox';

export interface SearchSuggestionsProps {
  /** The search field that this belongs to; it may have been on the page before, with something typed into it. */
  input: HTMLInputElement;
  isOpen: boolean;
  /** Called to open or close the panel: on typing, focus, arrows, Escape and blur. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the list; a grid shows it as its heading. */
  label: string;
  /** Announced to screen readers when it changes, for example "12 products". */
  status: string;
  /** `listbox` of `Suggestion`s, or `grid` of `SuggestionRow`s. */
  role?: 'listbox' | 'grid' | undefined;
  /** Suggestions, in groups or alone; nothing keeps the panel closed. */
  children?: ReactNode;
}

/** A panel below a search field with what the search may mean: a combobox whose focus stays in the field. */
export function SearchSuggestions({
  input,
  isOpen,
  onOpenChange,
  label,
  status,
  role = 'listbox',
  children,
}: SearchSuggestionsProps) {
  const popup = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const isShown = isOpen && Boolean(children);
  useCombobox({ input, popup, popupId, popupRole: role, isOpen: isShown, onOpenChange });
  const place = usePlace(input, isShown);
  useWholeRows(popup, isShown);
  return (
    <>
      <p className={visuallyHidden} role="status">
        {isShown ? status : ''}
      </p>
      {isShown && (
        <div aria-hidden className={input.closest('header') ? styles.scrim : styles.scrimInPage} style={place} />
      )}
      <div className={styles.panel} hidden={!isShown} ref={popup} style={place}>
        {role === 'grid' ? (
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is what a table with things to press is.
          <table aria-label={label} className={styles.table} id={popupId} role="grid">
            <caption aria-hidden className={styles.caption}>
              {label}
            </caption>
            <tbody>{children}</tbody>
          </table>
        ) : (
          <div aria-label={label} className={styles.list} id={popupId} role="listbox" tabIndex={-1}>
            {children}
          </div>
        )}
      </div>
    </>
  );
}

/** ms after the last change of the window's size, until it is measured again (CN-07). */
const RESIZE_RECHECK_MS = 50;

/** Where the field is in the window, as custom properties: the panel keeps clear of the window's edges. */
function usePlace(input: HTMLInputElement, isShown: boolean) {
  const [place, setPlace] = useState<ReturnType<typeof cssVariables>>({});
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const field = input.parentElement ?? input;
      const { left, bottom } = field.getBoundingClientRect();
      const top = input.closest('header')?.getBoundingClientRect().bottom ?? bottom;
      setPlace(
        cssVariables({
          '--kit-suggestions-left': `${Math.round(left)}px`,
          '--kit-suggestions-top': `${Math.round(bottom)}px`,
          '--kit-suggestions-scrim': `${Math.max(0, Math.round(top))}px`,
        }),
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measureSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_RECHECK_MS);
    };
    measure();
    addEventListener('resize', measureSoon);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', measureSoon);
      removeEventListener('scroll', measure);
    };
  }, [input, isShown]);
  return place;
}

/** Ends a panel that has to scroll below a row and not within it. */
function useWholeRows(popup: RefObject<HTMLElement | null>, isShown: boolean): void {
  // After every render: what is found and the room for it change.
  useLayoutEffect(() => {
    const panel = popup.current;
    if (!panel || !isShown) return;
    panel.style.maxBlockSize = '';
    if (panel.scrollHeight <= panel.clientHeight) return;
    const top = panel.getBoundingClientRect().top + panel.clientTop - panel.scrollTop;
    const rows = [...panel.querySelectorAll('[role="option"], tr')].filter((row) => !row.closest('[data-aside]'));
    const ends = rows.map((row) => row.getBoundingClientRect().bottom - top).filter((end) => end <= panel.clientHeight);
    const last = Math.max(0, ...ends);
    if (last > 0) panel.style.maxBlockSize = `${Math.ceil(last) + 2 * panel.clientTop}px`;
  });
}

export interface SuggestionGroupProps {
  /** Heading of the group. */
  label: string;
  /** Whether the group goes beside the first groups where there is room. */
  isAside?: boolean | undefined;
  children: ReactNode;
}

/** Suggestions of one kind under their heading. */
export function SuggestionGroup({ label, isAside = false, children }: SuggestionGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is no fieldset.
    <div
      aria-labelledby={id}
      className={classNames(styles.group, isAside ? styles.aside : styles.main)}
      data-aside={isAside || undefined}
      role="group"
    >
      <div className={styles.groupLabel} id={id}>
        {label}
      </div>
      {children}
    </div>
  );
}

export interface SuggestionProps {
  href: string;
  /** A drawing before the words. */
  media?: ReactNode;
  /** Below the name. */
  note?: ReactNode;
  /** At the end of the row: prices, a count. */
  end?: ReactNode;
  /** `head`: the first row of the panel, over its full width. */
  variant?: keyof typeof styles.suggestion | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** One suggestion: a link that can be reached from the field with the arrow keys. */
export function Suggestion({ href, media, note, end, variant = 'line', onClick, children }: SuggestionProps) {
  const id = useId();
  return (
    <a
      aria-selected="false"
      className={styles.suggestion[variant]}
      href={href}
      id={id}
      onClick={onClick}
      role="option"
      tabIndex={-1}
    >
      {media && <span className={styles.media}>{media}</span>}
      <span className={styles.words}>
        <span className={note ? styles.name : undefined}>{children}</span>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </span>{' '}
      {end && <span className={styles.end}>{end}</span>}
    </a>
  );
}

export interface SuggestionRowProps {
  href: string;
  /** What the button at the end does, for example "Remove larch". */
  removeLabel: string;
  onRemove: () => void;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A row of a grid: a link, and a button that takes the row away. */
export function SuggestionRow({ href, removeLabel, onRemove, onClick, children }: SuggestionRowProps) {
  const id = useId();
  return (
    <tr>
      <td className={styles.cell} id={id}>
        <a className={styles.suggestion.line} href={href} onClick={onClick} tabIndex={-1}>
          <span className={styles.words}>{children}</span>
        </a>
      </td>
      <td className={styles.buttonCell} id={`${id}remove`}>
        <button aria-label={removeLabel} className={styles.remove} onClick={onRemove} tabIndex={-1} type="button">
          <Icon name="close" size={16} />
        </button>
      </td>
    </tr>
  );
}

export interface SuggestionActionProps {
  onPress: () => void;
  children: ReactNode;
}

/** A row of a grid that does something instead of leading somewhere. */
export function SuggestionAction({ onPress, children }: SuggestionActionProps) {
  const id = useId();
  return (
    <tr>
      <td className={styles.cell} colSpan={2} id={id}>
        <button className={styles.action} onClick={onPress} tabIndex={-1} type="button">
          {children}
        </button>
      </td>
    </tr>
  );
}

/** The part of a suggestion that was searched for. */
export const SuggestionMatch = ({ children }: { children: ReactNode }) => (
  <mark className={styles.match}>{children}</mark>
);
