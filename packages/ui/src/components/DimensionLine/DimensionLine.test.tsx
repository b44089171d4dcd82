import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { DimensionLine } from './DimensionLine';

describe('DimensionLine', () => {
  it('carries its number', () => {
    const { container } = render(<DimensionLine orientation="vertical">25 mm</DimensionLine>);
    expect(container.textContent).toBe('25 mm');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<DimensionLine>145 mm</DimensionLine>);
    await expectNoAxeViolations();
  });
});
