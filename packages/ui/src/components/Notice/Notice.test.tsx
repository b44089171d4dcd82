import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Notice } from './Notice';

describe('Notice', () => {
  it('is read out at once only when it is an alert', () => {
    const { rerender } = render(<Notice title="Saved" tone="success" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Notice isAlert title="Failed" tone="danger" />);
    expect(screen.getByRole('alert').textContent).toBe('Failed');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Notice title="Saved" tone="success" />);
    await expectNoAxeViolations();
  });
});
