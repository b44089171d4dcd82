import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { FileField } from './FileField';

describe('FileField', () => {
  it('ties its error, then its hint, to the input (VA-11)', () => {
    render(<FileField description="At most 10 MB" error="Too large" label="Drawings" />);
    expect(describedBy(screen.getByLabelText('Drawings'))).toEqual(['Too large', 'At most 10 MB']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<FileField label="Drawings" />);
    await expectNoAxeViolations();
  });
});
