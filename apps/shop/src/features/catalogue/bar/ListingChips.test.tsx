import type { ProductList } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { parseListingAddress } from '@/lib/listing/listing-address';
import { ListingChips } from './ListingChips';

afterEach(cleanup);

const listOf = (...products: object[]) =>
  ({ filterGroups: [], unknownFilters: [], products }) as unknown as ProductList;
const linksWith = (list: ProductList) => {
  const address = parseListingAddress(['__profile.rhombus__specie.azobe'], new URLSearchParams());
  render(<ListingChips address={address} list={list} locale="de" />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('takes back each filter, and all of them', () => {
  expect(linksWith(listOf({}))).toEqual(['/produkte/__specie.azobe', '/produkte/__profile.rhombus', '/produkte']);
});

it('leaves taking back all of them to the words below where nothing is found', () => {
  expect(linksWith(listOf())).toEqual(['/produkte/__specie.azobe', '/produkte/__profile.rhombus']);
});
