import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField';
import { SectionDrawing } from '../SectionDrawing/SectionDrawing';
import {
  SearchSuggestions,
  Suggestion,
  SuggestionAction,
  SuggestionGroup,
  SuggestionMatch,
  SuggestionRow,
} from './SearchSuggestions';

function Search({ isRecent }: { isRecent: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setInput(form.current?.querySelector('input') ?? null), []);
  return (
    <form ref={form} style={{ position: 'relative', maxWidth: 632, minHeight: 480 }}>
      <SearchField buttonLabel="Search" label="Search products" name="q" />
      {input && (
        <SearchSuggestions
          input={input}
          isOpen={isOpen}
          label="Suggestions"
          onOpenChange={setIsOpen}
          role={isRecent ? 'grid' : 'listbox'}
          status="40 products"
        >
          {isRecent ? <Recent /> : <Found />}
        </SearchSuggestions>
      )}
    </form>
  );
}

const Found = () => (
  <>
    <Suggestion end="Show all 40" href="#all" note="40 products" variant="head">
      Thickness 22, width 145
    </Suggestion>
    <SuggestionGroup label="Products">
      {['Douglas fir', 'European larch', 'Oak'].map((name) => (
        <Suggestion
          end="€ 5,41 /m"
          href={`#${name}`}
          key={name}
          media={<SectionDrawing grain="#b87a45" profile="channel-siding" scale={0.42} thickness={22} width={145} />}
          note={
            <>
              <SuggestionMatch>22 × 145</SuggestionMatch> mm, channel siding
            </>
          }
          variant="block"
        >
          {name}
        </Suggestion>
      ))}
    </SuggestionGroup>
    <SuggestionGroup isAside label="Categories">
      <Suggestion end="8" href="#channel">
        Channel siding
      </Suggestion>
      <Suggestion end="8" href="#tongue">
        Tongue and groove
      </Suggestion>
    </SuggestionGroup>
  </>
);

const Recent = () => (
  <>
    {['larch decking', '27 × 68'].map((term) => (
      <SuggestionRow href={`#${term}`} key={term} onRemove={() => undefined} removeLabel={`Remove ${term}`}>
        {term}
      </SuggestionRow>
    ))}
    <SuggestionAction onPress={() => undefined}>Remove all</SuggestionAction>
  </>
);

const meta = {
  title: 'Fields/SearchSuggestions',
  component: Search,
  args: { isRecent: false },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '22 × 145{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Douglas fir/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RecentSearches: Story = {
  args: { isRecent: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};
