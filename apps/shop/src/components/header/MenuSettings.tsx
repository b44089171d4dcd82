import { Container } from '@geven/ui/Container';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { phoneHref, seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './menu.css';
import * as panel from './menu-panel.css';
import { LanguageSwitch, VatSwitch } from './Switches';

interface MenuSettingsProps {
  context: PageContext;
  alternates: Alternates;
}

/** The end of the full-screen menu: how prices are shown, where to, in which language, and a telephone. */
export function MenuSettings({ context, alternates }: MenuSettingsProps) {
  const common = getTexts(context.locale, 'common');
  const { phone } = seller;
  return (
    <div className={styles.settings}>
      <Container className={styles.settingsList}>
        <div className={styles.setting}>
          <span aria-hidden className={styles.settingName}>
            {common('prices')}
          </span>
          <VatSwitch alternates={alternates} context={context} />
        </div>
        <div className={styles.setting}>
          <span aria-hidden className={styles.settingName}>
            {common('language')}
          </span>
          <LanguageSwitch alternates={alternates} context={context} />
        </div>
        <div className={styles.setting}>
          <span>{common('deliveryTo')}</span>
          <span className={panel.strong}>{common('deliveryCountries')}</span>
        </div>
        <div className={styles.setting}>
          <span className={styles.settingName}>{common('footer.phone')}</span>
          <a className={styles.telephone} href={phoneHref}>
            {phone}
          </a>
        </div>
      </Container>
    </div>
  );
}
