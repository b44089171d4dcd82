import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { DefinitionList } from './DefinitionList';

describe('DefinitionList', () => {
  it('pairs each term with its details', () => {
    render(<DefinitionList items={[{ term: 'Species', details: 'Larch' }]} />);
    expect([screen.getByRole('term').textContent, screen.getByRole('definition').textContent]).toEqual([
      'Species',
      'Larch',
    ]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<DefinitionList items={[{ term: 'Species', details: 'Larch' }]} />);
    await expectNoAxeViolations();
  });
});
