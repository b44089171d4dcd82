import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ArticleCards, type ListedArticle } from './ArticleCards';
import { ReviewList } from './ReviewList';

afterEach(cleanup);

const article = (id: string, own: Partial<ListedArticle> = {}): ListedArticle => ({
  id,
  href: `/blog/${id}`,
  title: `Article ${id}`,
  lead: 'What it says.',
  meta: '19 Nov 2026, 5 minutes',
  topic: 'Decking',
  picture: { src: '/a.webp', width: 874, height: 656 },
  ...own,
});

it('lists articles with their topic, the first large (CM-05)', () => {
  render(<ArticleCards articles={[article('a'), article('b')]} hasLead />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/a', '/blog/b']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByText('Decking · 19 Nov 2026, 5 minutes')).toHaveLength(2);
});

it('leads with none that has no picture', () => {
  render(<ArticleCards articles={[article('a', { picture: null, topic: '' })]} hasLead />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('19 Nov 2026, 5 minutes')).toBeTruthy();
});

it('shows every review as it was given, and says so when there are none (CM-06)', () => {
  const empty = { heading: 'No reviews yet', detail: 'Yours may be the first.' };
  render(<ReviewList empty={empty} reviews={[]} />);
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  cleanup();
  const review = { id: '1', author: 'A. B.', rating: 2, ratingLabel: '2 of 5', date: '1 Nov 2026', text: 'Late.' };
  render(<ReviewList empty={empty} reviews={[review]} />);
  expect(screen.getByText('Late.')).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 of 5' })).toBeTruthy();
  expect(screen.queryByText('No reviews yet')).toBeNull();
});
