import type { ProductList } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { parseListingAddress } from '@/lib/listing/listing-address';
import { ListingTaggings } from './ListingTaggings';

afterEach(cleanup);

const value = (slug: string, name: string, count: number, isActive = false) => ({ slug, name, count, isActive });
const listOf = (...values: object[]) =>
  ({ filterGroups: [{ attribute: 'tagging', name: 'Merkmale', values }] }) as unknown as ProductList;
const addressOf = (path: string) => parseListingAddress([path], new URLSearchParams());

it('shows keywords as chips that filter, with the number of products (CT-28)', () => {
  const list = listOf(value('low-splinter', 'Splitterarm', 12), value('rare', 'Selten', 0));
  render(<ListingTaggings address={addressOf('__specie.oak')} list={list} locale="de" />);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.textContent).toBe('Splitterarm 12');
  expect(link?.getAttribute('href')).toBe('/produkte/__specie.oak__tagging.low-splinter');
});

it('starts at the first page of what it filters, the order kept (CT-28)', () => {
  const list = listOf(value('low-splinter', 'Splitterarm', 12));
  const address = parseListingAddress(['__specie.oak'], new URLSearchParams('page=9&sort=name,ASC'));
  render(<ListingTaggings address={address} list={list} locale="de" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/produkte/__specie.oak__tagging.low-splinter?sort=name,ASC',
  );
});

it('leaves a chosen keyword to the chips that take filters back (CT-28)', () => {
  const list = listOf(value('low-splinter', 'Splitterarm', 12, true));
  render(<ListingTaggings address={addressOf('__tagging.low-splinter')} list={list} locale="de" />);
  expect(screen.queryByRole('link')).toBeNull();
});
