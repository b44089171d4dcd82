import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Pagination } from './Pagination';
import { far } from './Pagination.css';

describe('Pagination', () => {
  it('marks the current page and leads to its neighbours', () => {
    render(
      <Pagination
        href={(page) => `/p/${page}`}
        label="Pages"
        nextLabel="Next"
        pageCount={7}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Back"
        page={3}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/p/4');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/p/2');
  });
  it('has no way back on the first page', () => {
    render(
      <Pagination
        href={(page) => `/p/${page}`}
        label="Pages"
        nextLabel="Next"
        pageCount={7}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Back"
        page={1}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });

  it.each([
    [1, false],
    [5, true],
  ])('from page %s has the last one where phones have no room: %s', (page, isFar) => {
    render(
      <Pagination
        href={(each) => `/p/${each}`}
        label="Pages"
        nextLabel="Next"
        pageCount={11}
        pageLabel={(each) => `Page ${each}`}
        previousLabel="Back"
        page={page}
      />,
    );
    const place = screen.getByRole('link', { name: 'Page 11' }).parentElement;
    expect(place?.classList.contains(far)).toBe(isFar);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <Pagination
        href={(page) => `/p/${page}`}
        label="Pages"
        nextLabel="Next"
        pageCount={7}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Back"
        page={1}
        summary="1–18 of 115"
      />,
    );
    await expectNoAxeViolations();
  });
});
