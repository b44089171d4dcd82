import { Button } from '@geven/ui/Button';
import { EmptyState } from '@geven/ui/EmptyState';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import type { CartContent } from './cart-content';

/** A cart that cannot be loaded: says so, and empties it without looking at it. */
export function BrokenCart({ locale, text }: Pick<CartContent, 'locale' | 'text'>) {
  return (
    <EmptyState heading={text('brokenTitle')}>
      <Stack gap={5}>
        <Text isMeasured>{text('brokenText')}</Text>
        <form action="/api/cart/clear" method="post">
          <input name="locale" type="hidden" value={locale} />
          <Button type="submit" variant="outline">
            {text('clear')}
          </Button>
        </form>
      </Stack>
    </EmptyState>
  );
}
