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

  it('has no accessibility violations (DC-03)', async () => {
    render(<Section heading="Applications">Terrace</Section>);
    await expectNoAxeViolations();
  });
});
