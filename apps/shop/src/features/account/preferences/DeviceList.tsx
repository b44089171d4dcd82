import type { Device } from '@geven/odoo-sdk';
import { LOCALE_TAGS, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { TextButton } from '@geven/ui/TextButton';
import * as forms from '@/components/account/account-forms.css';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { LoginAgain } from './LoginAgain';
import * as styles from './preferences.css';
import type { SectionRefusals } from './section-refusals';

interface DeviceListProps extends SectionRefusals {
  locale: Locale;
  text: Texts<'account'>;
  devices: readonly Device[];
  email: string;
  /** Whether a device was logged out just now. */
  isEnded: boolean;
}

/** Where the customer is logged in, each to be logged out; after a while the password is asked for first. */
export function DeviceList({ locale, text, devices, email, isEnded, refusals, again }: DeviceListProps) {
  const date = (iso: string) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'medium' }).format(new Date(iso));
  return (
    <DashboardSection id="devices" title={text('preferences.devices')}>
      {isEnded && <Notice isAlert title={text('preferences.ended')} tone="success" />}
      <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
      {again && <LoginAgain email={email} locale={locale} refusals={again} section="devices" text={text} />}
      <Text isMeasured>{text('preferences.devicesText')}</Text>
      <form action="/api/account/devices" className={forms.form} method="post">
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="devices" />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks */}
        <ul className={styles.list} role="list">
          {devices.map((device) => {
            const name = nameOf(device, text);
            return (
              <li className={styles.entry} key={device.id}>
                <div>
                  <Text weight="strong">{device.isCurrent ? `${name}, ${text('preferences.thisDevice')}` : name}</Text>
                  <Text size="caption" tone="muted">
                    {text('preferences.since', { since: date(device.loggedInAt), used: date(device.lastUsedAt) })}
                  </Text>
                </div>
                {!device.isCurrent && (
                  <TextButton
                    aria-label={text('preferences.endDeviceOf', { device: name })}
                    name="device"
                    type="submit"
                    value={device.id}
                  >
                    {text('preferences.endDevice')}
                  </TextButton>
                )}
              </li>
            );
          })}
        </ul>
        {devices.length > 1 && (
          <Button className={forms.submit} type="submit" variant="secondary">
            {text('preferences.endOthers')}
          </Button>
        )}
      </form>
    </DashboardSection>
  );
}

function nameOf({ browser, system }: Device, text: Texts<'account'>): string {
  if (browser && system) return text('preferences.device', { browser, system });
  return browser ?? system ?? text('preferences.unknownDevice');
}
