import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Ribbon } from './Ribbon';

describe('Ribbon', () => {
  it('renders its word', () => {
    render(<Ribbon tone="success">FSC 100 %</Ribbon>);
    expect(screen.getByText('FSC 100 %')).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Ribbon>Express</Ribbon>);
    await expectNoAxeViolations();
  });
});
