import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ArticleCard } from './ArticleCard';

describe('ArticleCard', () => {
  it('is named by its title, which leads to it', () => {
    render(<ArticleCard href="/joists" name="How far apart?" />);
    expect(screen.getByRole('link', { name: 'How far apart?' }).getAttribute('href')).toBe('/joists');
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<ArticleCard href="/joists" meta="12 Nov" name="How far apart?" />);
    await expectNoAxeViolations();
  });
});
