import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SceneBlockProps } from '../block-scene';
import { QuoteSizeBlock } from './QuoteSizeBlock';

afterEach(cleanup);

const show = (query: Record<string, string>) =>
  render(
    <QuoteSizeBlock
      {...({
        block: { component: 'QuoteSize', _uid: '1', text: '' },
        provider: { fill: (text: string) => text },
        scene: { context: { locale: 'en' }, query },
      } as unknown as SceneBlockProps)}
    />,
  );

it('leads to the form of quotes with the size that a visitor came with (CF-05)', () => {
  show({ thickness: '32', width: '118' });
  const address = screen.getByRole('link', { name: 'Request a quote for this size' }).getAttribute('href');
  const { pathname, searchParams } = new URL(address ?? '', 'http://shop.example');
  expect(pathname).toBe('/quote');
  expect(Object.fromEntries(searchParams)).toEqual({ thickness: '32', width: '118' });
});

it('is nothing without a size that can be planed', () => {
  const { container } = show({ thickness: '9', width: '118' });
  expect(container.innerHTML).toBe('');
});
