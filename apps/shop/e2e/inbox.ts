import { expect } from '@playwright/test';

const SANDBOX = process.env.SANDBOX_URL ?? 'http://localhost:4100';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** All mail that the shop sent to an address. */
export async function mailTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${SANDBOX}/api/mail?to=${encodeURIComponent(address)}`);
  if (!answer.ok) throw new Error(`The sandbox answers ${answer.status}`);
  const list: unknown = await answer.json();
  return Array.isArray(list) ? list : [];
}

/** The one message to an address; waits for it. */
export async function waitForMail(address: string): Promise<Mail> {
  await expect.poll(async () => (await mailTo(address)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailTo(address);
  if (!mail) throw new Error('The message is gone again');
  return mail;
}
