import { describe, expect, it } from 'vitest';
import { parseListingAddress } from '@/lib/listing/listing-address';
import { listInput } from './load-listing';

const inputOf = (path: string[], query = '') => listInput(parseListingAddress(path, new URLSearchParams(query)));

describe('what a listing asks of the API', () => {
  it('is 18 products a page of everything, unless its address says otherwise (CT-10, CT-11, RT-08)', () => {
    expect(inputOf([])).toEqual({ pageSize: 18, currentPage: 1, filter: { attributes: [] } });
    expect(inputOf([], 'itemsPerPage=36&page=2')).toMatchObject({ pageSize: 36, currentPage: 2 });
  });

  it('is every filter of the address, with its category, term and order (CT-02)', () => {
    const filters = '__specie.oak.ipe__profile.sawn__thickness.till-28';
    expect(inputOf(['terrassendielen', filters], 'q=145&sort=name,ASC')).toEqual({
      pageSize: 18,
      currentPage: 1,
      search: '145',
      sort: 'name,ASC',
      filter: {
        category: 'terrassendielen',
        attributes: [
          { attribute: 'specie', values: ['oak', 'ipe'] },
          { attribute: 'profile', values: ['sawn'] },
          { attribute: 'thickness', values: ['till-28'] },
        ],
      },
    });
  });
});
