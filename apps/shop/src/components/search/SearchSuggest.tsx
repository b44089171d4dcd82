'use client';
import { useSearch } from '@geven/commerce-hooks';
import {
  SearchSuggestions,
  Suggestion,
  SuggestionAction,
  SuggestionGroup,
  SuggestionRow,
} from '@geven/ui/SearchSuggestions';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { createTranslate } from '@/lib/texts/translate';
import { CommerceProvider } from '../commerce/CommerceProvider';
import { FoundSuggestions, foundInWords } from './FoundSuggestions';
import type { SearchMessages } from './load-search-messages';
import { forgetAllSearches, forgetSearch, noteSearch, recentSearches } from './recent-searches';

export interface SearchSuggestProps {
  /** The field of the form, as the server made it. */
  input: HTMLInputElement;
  context: PageContext;
  messages: SearchMessages;
}

/** Suggestions of a search form, and the searches made before while its field is empty. */
export function SearchSuggest({ input, context, messages }: SearchSuggestProps) {
  return (
    <CommerceProvider locale={context.locale}>
      <Suggestions input={input} messages={messages} context={context} />
    </CommerceProvider>
  );
}

const PRODUCTS = 5;
/** Searches that show what can be asked for. */
const EXAMPLES = ['size', 'board', 'post', 'screw'] as const;
/** There the search is the whole screen, which would be empty. */
const PHONE = '(max-width: 767.98px)';

function Suggestions({ input, context, messages }: SearchSuggestProps) {
  const { locale } = context;
  const t = createTranslate(messages, locale);
  // Loaded because somebody went to the field; meanwhile they may have left it.
  const [isOpen, setIsOpen] = useState(() => document.activeElement === input);
  const term = useTyped(input);
  const recent = useSyncExternalStore(recentSearches.onChange, recentSearches.read);
  const { results, isCurrent } = useSearch(isOpen ? term : '', { limit: PRODUCTS });
  useNotedSearches(input);

  const isBlank = term.trim() === '';
  const listing = (q: string) => href('category', locale, { query: { q } });
  const hasRecent = isBlank && recent.length > 0;
  const hasExamples = isOpen && window.matchMedia?.(PHONE).matches;
  const examples = (
    <SuggestionGroup label={t('examples.heading')}>
      {EXAMPLES.map((each) => t(`examples.${each}`)).map((example) => (
        <Suggestion href={listing(example)} key={example} onClick={() => noteSearch(example)}>
          {example}
        </Suggestion>
      ))}
    </SuggestionGroup>
  );
  const content = (): { children: ReactNode; status: string } => {
    if (isBlank) {
      if (recent.length === 0) return { children: hasExamples ? examples : null, status: '' };
      return {
        status: t('recentStatus', { count: recent.length }),
        children: [
          ...recent.map((each) => (
            <SuggestionRow
              href={listing(each)}
              key={each}
              onClick={() => noteSearch(each)}
              onRemove={() => forgetSearch(each)}
              removeLabel={t('remove', { term: each })}
            >
              {each}
            </SuggestionRow>
          )),
          <SuggestionAction key="" onPress={forgetAllSearches}>
            {t('removeAll')}
          </SuggestionAction>,
        ],
      };
    }
    if (!results) return { children: null, status: '' };
    return {
      // What belongs to an earlier letter is shown but not said.
      status: isCurrent ? foundInWords(results, t, t('noResultsFor', { term: term.trim() })) : '',
      children: <FoundSuggestions listing={listing} context={context} results={results} t={t} term={term.trim()} />,
    };
  };
  const { children, status } = content();
  return (
    <SearchSuggestions
      input={input}
      isOpen={isOpen}
      label={hasRecent ? t('recent') : t('suggestions')}
      onOpenChange={setIsOpen}
      role={hasRecent ? 'grid' : 'listbox'}
      status={status}
    >
      {children}
    </SearchSuggestions>
  );
}

/** What is in the field now. */
function useTyped(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (onChange) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    () => input.value,
  );
}

/** Remembers what the form is sent with. */
function useNotedSearches(input: HTMLInputElement): void {
  useEffect(() => {
    const { form } = input;
    const note = () => noteSearch(input.value);
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [input]);
}
