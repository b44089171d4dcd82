import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SkipLink } from './SkipLink';

describe('SkipLink', () => {
  it('leads to the content', () => {
    render(<SkipLink href="#content">To the content</SkipLink>);
    expect(screen.getByRole('link', { name: 'To the content' }).getAttribute('href')).toBe('#content');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <>
        <SkipLink href="#content">To the content</SkipLink>
        <main id="content" />
      </>,
    );
    await expectNoAxeViolations();
  });
});
