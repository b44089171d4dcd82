import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import * as field from '../private/field.css';
import { SearchField } from './SearchField';

describe('SearchField', () => {
  it('is a search box with a button that submits', () => {
    render(<SearchField buttonLabel="Search now" label="Search" name="q" />);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search now' }).getAttribute('type')).toBe('submit');
  });

  it('shows its label above itself where it is meant to be seen, with the same name', () => {
    render(<SearchField buttonLabel="Search" isLabelShown label="Number or project" name="q" />);
    const input = screen.getByRole('searchbox', { name: 'Number or project' });
    expect(screen.getByText('Number or project').className).toBe(field.head);
    expect(input.parentElement?.contains(screen.getByText('Number or project'))).toBe(false);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SearchField buttonLabel="Search now" label="Search" name="q" size="large" />);
    await expectNoAxeViolations();
  });
});
