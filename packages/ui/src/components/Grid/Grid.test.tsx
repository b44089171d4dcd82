import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Grid } from './Grid';

describe('Grid', () => {
  it('lets a smaller width decide where no wider one is given', () => {
    render(<Grid columns={{ base: 1, md: 3 }}>Larch</Grid>);
    const columns = (width: string) => screen.getByText('Larch').style.getPropertyValue(`--kit-columns-${width}`);
    expect([columns('base'), columns('sm'), columns('md'), columns('xl')]).toEqual(['1', '1', '3', '3']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Grid columns={2}>Larch</Grid>);
    await expectNoAxeViolations();
  });
});
