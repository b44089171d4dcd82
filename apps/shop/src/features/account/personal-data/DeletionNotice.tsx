import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface DeletionNoticeProps {
  locale: Locale;
  text: Texts<'account'>;
  /** ISO 8601. */
  deletionAt: string;
}

/** Says when the account will be deleted, with the way to keep it (LG-07). */
export function DeletionNotice({ locale, text, deletionAt }: DeletionNoticeProps) {
  return (
    <Notice title={text('personalData.announced', { date: formatDate(deletionAt, locale) })} tone="warning">
      <Stack gap={3}>
        <Text>{text('personalData.announcedText')}</Text>
        <form action="/api/account/undo-deletion" method="post">
          <input name="locale" type="hidden" value={locale} />
          <input name="form" type="hidden" value="deletion" />
          <Button type="submit" variant="secondary">
            {text('personalData.keep')}
          </Button>
        </form>
      </Stack>
    </Notice>
  );
}
