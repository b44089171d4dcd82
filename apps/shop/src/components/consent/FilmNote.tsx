import type { Locale } from '@geven/timber';
import { TextButton } from '@geven/ui/TextButton';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './film-note.css';

export interface FilmNoteProps {
  locale: Locale;
  /** Who plays the film. */
  host: string;
}

/** What a press of a film's picture means: consent to this one film. A button gives it to all of them from now on. */
export function FilmNote({ locale, host }: FilmNoteProps) {
  const t = getTexts(locale, 'consent');
  return (
    <form action="/api/consent" className={styles.note} data-consent={t('notice.saved')} data-film-note method="post">
      <input name="locale" type="hidden" value={locale} />
      <p className={styles.text}>{t('video.once', { host })}</p>
      <TextButton name="choice" type="submit" value="video">
        {t('video.always')}
      </TextButton>
    </form>
  );
}
