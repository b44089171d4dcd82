import type { Locale } from '@geven/timber';

/** A vendor's captcha, as the page knows it. */
export interface VendorCaptcha {
  /** Who is asked for consent about. */
  readonly name: string;
  /** Address of its script. */
  readonly script: string;
  /** Null where the settings have none. */
  readonly siteKey: string | null;
}

/** What a captcha test is put into a page with. */
export interface CaptchaMount {
  readonly node: HTMLElement;
  readonly locale: Locale;
  /** Called when the test stops working after it was there. */
  readonly onFailure: () => void;
}
