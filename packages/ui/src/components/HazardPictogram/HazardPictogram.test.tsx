import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { HazardPictogram, toHazardCode } from './HazardPictogram';

describe('HazardPictogram', () => {
  it('is a picture with a name', () => {
    render(<HazardPictogram code="GHS02" label="Flammable" />);
    expect(screen.getByRole('img', { name: 'Flammable' }).tagName).toBe('svg');
  });

  it('knows the nine codes and no other', () => {
    const codes = Array.from({ length: 9 }, (_, index) => `GHS0${index + 1}`);
    expect(codes.map(toHazardCode)).toEqual(codes);
    expect([toHazardCode('GHS10'), toHazardCode('toString')]).toEqual([undefined, undefined]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<HazardPictogram code="GHS09" label="Hazardous to the environment" />);
    await expectNoAxeViolations();
  });
});
