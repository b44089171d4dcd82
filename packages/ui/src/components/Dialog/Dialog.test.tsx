import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Dialog } from './Dialog';

describe('Dialog', () => {
  it('takes the focus, is named by its title and closes on Escape and on its cross', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog closeLabel="Close" isOpen onOpenChange={onOpenChange} title="Filters">
        <input aria-label="Email" />
      </Dialog>,
    );
    const panel = screen.getByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });
  it('is not there while closed', () => {
    render(
      <Dialog closeLabel="Close" isOpen={false} onOpenChange={() => undefined} title="Filters">
        Text
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <Dialog closeLabel="Close" isOpen onOpenChange={() => undefined} title="Filters">
        Text
      </Dialog>,
    );
    await expectNoAxeViolations();
  });
});
