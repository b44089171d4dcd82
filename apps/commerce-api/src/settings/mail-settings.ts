import { z } from 'zod';
import { areaSettings } from './area-settings';

/** Through which server mails go, and in whose name. */
export const mailSettings = areaSettings(
  {
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://localhost:4125'),
    MAIL_FROM: z.string().default('Geven <orders@geven.example>'),
  },
  ({ SMTP_URL, MAIL_FROM }) => ({ smtpUrl: SMTP_URL, from: MAIL_FROM }),
  { neededInPublic: ['SMTP_URL', 'MAIL_FROM'] },
);
