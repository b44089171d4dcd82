import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Disclosure } from './Disclosure';

describe('Disclosure', () => {
  it('is a native details element that can be open at first', () => {
    render(
      <Disclosure headingLevel={3} isOpen summary="Species">
        Larch
      </Disclosure>,
    );
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
    expect(screen.getByRole('heading', { name: 'Species', level: 3 })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Disclosure summary="Species">Larch</Disclosure>);
    await expectNoAxeViolations();
  });
});
