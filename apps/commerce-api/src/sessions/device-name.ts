import bowser from 'bowser';

/** What a customer recognises a device by; null where the browser does not say. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

const MAX_LENGTH = 40;

/** Browser and system by the header `user-agent`, of which nothing else is kept. */
export function deviceName(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: short(browser.name), system: short(os.name) };
}

const short = (name: string | undefined) => name?.slice(0, MAX_LENGTH) || null;
