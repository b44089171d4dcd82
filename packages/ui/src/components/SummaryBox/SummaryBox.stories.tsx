import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { SummaryRows } from '../SummaryRows/SummaryRows';
import { SummaryBox } from './SummaryBox';

const meta = {
  title: 'Lists/SummaryBox',
  component: SummaryBox,
  args: {
    heading: 'Your order',
    children: (
      <Stack gap={6}>
        <SummaryRows
          rows={[
            { label: 'Goods, 5 items', value: '2.787,20' },
            { label: 'Delivery', value: '79,00' },
          ]}
          total={{ label: 'Total', value: '€ 2.866,20', note: 'net 2.408,57 + 19 % VAT 457,63' }}
        />
        <Button isFull size="large">
          To checkout
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof SummaryBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { action: <Link href="#change">Change</Link> } };
