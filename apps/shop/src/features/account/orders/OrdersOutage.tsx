import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface OrdersOutageProps {
  /** The page that is tried again. */
  href: string;
  /** What cannot be shown; orders where it is left out. */
  title?: string;
  text: Texts<'orders'>;
}

/** Says that orders, their invoices or quotations cannot be read at the moment, in their place: nobody takes an outage for an empty list. */
export function OrdersOutage({ href, text, title = text('outage.title') }: OrdersOutageProps) {
  return (
    <Notice isAlert title={title} tone="warning">
      <Stack align="start" gap={3}>
        <Text>{text('outage.text')}</Text>
        <LinkButton href={href} size="small" variant="secondary">
          {text('outage.again')}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
