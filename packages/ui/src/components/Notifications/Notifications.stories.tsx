import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createNotificationStore, type NotificationContent, Notifications } from './Notifications';

function storeWith(...contents: NotificationContent[]) {
  const store = createNotificationStore({ limit: 3, timeout: 6000 });
  for (const content of contents) store.add(content);
  return store;
}

const meta = {
  title: 'Overlays/Notifications',
  component: Notifications<never>,
  args: { store: storeWith(), labels: { region: 'Notifications', dismiss: 'Dismiss' } },
} satisfies Meta<typeof Notifications<never>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddedToCart: Story = {
  args: {
    store: storeWith({
      message: 'Added to the cart',
      tone: 'success',
      names: ['Bangkirai decking, 24 × 4,85 m', 'Bangkirai decking, 6 × 2,15 m'],
      stayLabel: 'Continue shopping',
      action: { label: 'To the cart', href: '#cart' },
      isPersistent: true,
    }),
  },
};
export const Failed: Story = {
  args: { store: storeWith({ message: 'The cart could not be saved', tone: 'error', isPersistent: true }) },
};
export const Several: Story = {
  args: {
    store: storeWith(
      { message: 'Saved', timeout: 60_000 },
      { message: 'Only 7 in stock', tone: 'warning', isPersistent: true },
      { message: 'Undo?', action: { label: 'Undo' }, isPersistent: true },
    ),
  },
};
export const Dismissed: Story = {
  args: { store: storeWith({ message: 'Gone', isPersistent: true }) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Gone')).toBeNull();
  },
};
