import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Section } from './Section';

describe('Section', () => {
  it('has a heading of its level and an action', () => {
    render(
      <Section action={<a href="/all">All</a>} heading="Applications" headingLevel={3}>
        Terrace
      </Section>,
    );
    expect(screen.getByRole('heading', { name: 'Applications', level: 3 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All' })).toBeTruthy();
  });

  it('says something beside its heading, and nothing without words', () => {
    const { rerender } = render(<Section heading="Applications" note="All in one scale." />);
    expect(screen.getByText('All in one scale.').tagName).toBe('P');
    rerender(<Section heading="Applications" note="" />);
    expect(document.querySelector('p')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Section heading="Applications">Terrace</Section>);
    await expectNoAxeViolations();
  });
});
