import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './frame-status.css';

/** Where the frame says what concerns every page, such as that the device is offline (PW-03). */
export function FrameStatus({ locale }: { locale: Locale }) {
  const t = getTexts(locale, 'common');
  return (
    <div
      className={styles.status}
      data-frame-status
      data-offline={t('connection.offline')}
      data-online={t('connection.online')}
      data-unsent={t('connection.unsent')}
      role="status"
    />
  );
}
