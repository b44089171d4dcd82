import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { doc, heading, paragraph, sampleBlocks, sampleProvider, words } from '../sample-blocks';
import { StoryLayout } from './StoryLayout';
import { storyContents } from './story-contents';

afterEach(cleanup);

const text = { ...sampleBlocks.RichText, text: doc(heading(2, 'By {seller.name}'), paragraph(words('…'))) };

it('lists the headings of its texts and the titles of its parts, where they are', () => {
  expect(storyContents([text, sampleBlocks.Steps, sampleBlocks.Facts, 7], sampleProvider)).toEqual([
    { id: 'by-seller-name', text: 'By Geven Holz GmbH' },
    { id: 'part-steps', text: 'Building a deck' },
  ]);
  expect(storyContents(null, sampleProvider)).toEqual([]);
});

it('has no list for a text of two parts', () => {
  const contents = { label: 'Contents', entries: storyContents([text, sampleBlocks.Steps], sampleProvider) };
  render(
    <StoryLayout contents={contents} title="Decks">
      …
    </StoryLayout>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Decks' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('has one from three on', () => {
  const entries = storyContents([text, sampleBlocks.Steps, sampleBlocks.Faq], sampleProvider);
  render(
    <StoryLayout aside="Boards" contents={{ label: 'Contents', entries }} title="Decks">
      …
    </StoryLayout>,
  );
  const list = screen.getByRole('navigation', { name: 'Contents' });
  expect(within(list).getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('#part-faq');
  expect(screen.getByRole('complementary').textContent).toBe('Boards');
});
