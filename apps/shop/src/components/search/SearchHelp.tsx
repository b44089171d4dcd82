'use client';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageContext } from '@/lib/routing/page-context';
import { loadSearchMessages, type SearchMessages } from './load-search-messages';
import type { SearchSuggestProps } from './SearchSuggest';
import * as styles from './search.css';

export interface SearchHelpProps {
  context: PageContext;
  /** The error page sends its searches in lower case (SR-07). */
  isLowerCase?: boolean | undefined;
  /** Where the form leads, with the term as `q`. */
  action: string;
  /** The field with its button. */
  children: ReactNode;
}

interface Loaded {
  readonly Suggest: ComponentType<SearchSuggestProps>;
  readonly messages: SearchMessages;
  readonly input: HTMLInputElement;
}

/**
 * A search form, plain until scripts run. Then a blank search does nothing (SR-01), and suggestions are loaded when
 * somebody goes to the field, not before.
 */
export function SearchHelp({ context, isLowerCase = false, action, children }: SearchHelpProps) {
  const root = useRef<HTMLFormElement>(null);
  const isLoading = useRef(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  async function load() {
    const input = root.current?.querySelector('input');
    if (!input || isLoading.current) return;
    isLoading.current = true;
    try {
      const [{ SearchSuggest: Suggest }, messages] = await Promise.all([
        import('./SearchSuggest'),
        loadSearchMessages(context.locale),
      ]);
      setLoaded({ Suggest, messages, input });
    } catch {
      // The form works without; the next visit of the field tries again.
      isLoading.current = false;
    }
  }

  // Who was in the field before scripts ran has been waiting for this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) void load();
  }, []);

  function beforeSearch(event: FormEvent) {
    const input = root.current?.querySelector('input');
    if (!input) return;
    if (input.value.trim() === '') event.preventDefault();
    else if (isLowerCase) input.value = input.value.toLowerCase();
  }

  return (
    <form action={action} className={styles.root} method="get" onFocus={load} onSubmit={beforeSearch} ref={root}>
      {children}
      {loaded && <loaded.Suggest input={loaded.input} messages={loaded.messages} context={context} />}
    </form>
  );
}
