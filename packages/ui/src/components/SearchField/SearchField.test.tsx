import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SearchField } from './SearchField';

describe('SearchField', () => {
  it('is a search box with a button that submits', () => {
    render(<SearchField buttonLabel="Search now" label="Search" name="q" />);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search now' }).getAttribute('type')).toBe('submit');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SearchField buttonLabel="Search now" label="Search" name="q" size="large" />);
    await expectNoAxeViolations();
  });
});
