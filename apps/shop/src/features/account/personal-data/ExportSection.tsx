import type { DataExport } from '@geven/odoo-sdk';
import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import * as dashboard from '../dashboard/dashboard.css';
import { LoginAgain } from '../preferences/LoginAgain';
import type { SectionRefusals } from '../preferences/section-refusals';

interface ExportSectionProps extends SectionRefusals {
  locale: Locale;
  text: Texts<'account'>;
  email: string;
  /** The copy that was asked for last; null where there is none. */
  dataExport: DataExport | null;
  /** Whether the copy was asked for with a login that is too old for it. */
  isLoginNeeded: boolean;
}

/** A copy of the customer's data: asked for, being made, or there to be downloaded (LG-07). */
export function ExportSection(props: ExportSectionProps) {
  const { locale, text, email, dataExport, isLoginNeeded, refusals, again } = props;
  const file = dataExport?.file;
  const isLocked = isLoginNeeded || again !== null;
  return (
    <DashboardSection id="export" title={text('personalData.export')}>
      <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
      <Text isMeasured>{text('personalData.exportText')}</Text>
      {dataExport && !file && <Notice title={text('personalData.beingMade')} tone="info" />}
      {file && (
        <Notice title={text('personalData.ready', { date: formatDate(file.expiresAt, locale) })} tone="success" />
      )}
      {file && isLocked && (
        <LoginAgain email={email} locale={locale} refusals={again ?? []} section="export" text={text} />
      )}
      <div className={dashboard.ways}>
        {file && !isLocked && (
          <LinkButton href={`/api/files/${file.key}?${new URLSearchParams({ locale })}`}>
            {text('personalData.download')}
          </LinkButton>
        )}
        {(!dataExport || file) && (
          <form action="/api/account/export" method="post">
            <input name="locale" type="hidden" value={locale} />
            <input name="form" type="hidden" value="export" />
            <Button type="submit" variant="secondary">
              {text(file ? 'personalData.requestAgain' : 'personalData.request')}
            </Button>
          </form>
        )}
      </div>
    </DashboardSection>
  );
}
