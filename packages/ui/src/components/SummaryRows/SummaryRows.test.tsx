import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SummaryRows } from './SummaryRows';

describe('SummaryRows', () => {
  it('ends with the total', () => {
    render(<SummaryRows rows={[{ label: 'Goods', value: '10,00' }]} total={{ label: 'Total', value: '€ 10,00' }} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Goods', 'Total']);
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('€ 10,00');
  });

  it('says below the name of the total what is not in it', () => {
    render(<SummaryRows rows={[]} total={{ label: 'Total', labelNote: 'without delivery', value: '€ 10,00' }} />);
    expect(screen.getByRole('term').textContent).toBe('Total without delivery');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SummaryRows rows={[{ label: 'Goods', value: '10,00' }]} />);
    await expectNoAxeViolations();
  });
});
