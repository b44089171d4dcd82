import { SdkError } from '@geven/odoo-sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { ChatPanel } from './ChatPanel';
import { noteVisitedPage } from './visited-pages';

const createCrmOverlayBox = vi.hoisted(() => vi.fn());
const loadUser = vi.hoisted(() => vi.fn());
const solveOwnCaptcha = vi.hoisted(() => vi.fn());
vi.mock('../captcha/solve-own-captcha', () => ({ solveOwnCaptcha }));
vi.mock('@/lib/api/sdk-browser', () => ({
  browserSdk: () => ({ contact: { createCrmOverlayBox }, account: { loadUser } }),
}));

const receipt = { reference: 'K7M2XQ', isToBeConfirmed: false, readFrom: '2026-11-27T07:00:00.000Z' };
const props = {
  locale: 'en',
  messages: getMessages('en', 'contact'),
  errors: getMessages('en', 'errors'),
  captcha: { messages: getMessages('en', 'captcha'), vendor: null },
  messagingUrl: 'https://wa.me/492823000000',
  onClose: () => undefined,
} as const;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const fillAll = () => {
  fill('Phone', '0221 5550120');
  fill('Email', 'katrin@brandt.example');
  fill('Message', 'Does it fit?');
};

beforeEach(() => {
  createCrmOverlayBox.mockReset().mockResolvedValue(receipt);
  solveOwnCaptcha.mockReset().mockResolvedValue('answer');
  loadUser.mockReset().mockResolvedValue(null);
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('has a link to a messaging app in a new tab, and phone, email, message and Send (CW-01, CW-02, API-74)', () => {
  render(<ChatPanel {...props} isOpen />);
  const link = screen.getByRole('link', { name: /Open direct message/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([props.messagingUrl, '_blank']);
  for (const name of ['Phone', 'Email', 'Message']) expect(field(name).required).toBe(true);
  expect(sendButton().disabled).toBe(true);
});

it('says of a field that was left what is wrong with it, and sends nothing until all is right (CW-10, CW-11, CW-12)', () => {
  render(<ChatPanel {...props} isOpen />);
  fireEvent.blur(field('Phone'));
  expect(screen.getByText('This field is required')).toBeDefined();
  fillAll();
  for (const wrong of ['katrin', 'katrin@brandt', 'a@b@c.example', 'a b@c.example', `${'a'.repeat(250)}@b.de`]) {
    fill('Email', wrong);
    fireEvent.blur(field('Email'));
    expect(screen.getByText('Must be an emailaddress'), wrong).toBeDefined();
    expect(sendButton().disabled).toBe(true);
  }
  fill('Email', 'katrin@brandt.example');
  expect(sendButton().disabled).toBe(false);
  expect(createCrmOverlayBox).not.toHaveBeenCalled();
});

it('sends the message with the last two visited pages, clears the form and thanks (CW-03, CW-04, CW-05, CW-08, CW-13)', async () => {
  for (const path of ['/cart', '/products', '/product/larch/24']) noteVisitedPage(path);
  const { rerender } = render(<ChatPanel {...props} isOpen />);
  fillAll();
  fireEvent.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'Thank you for your message!' })).toBeDefined();
  expect(screen.getByText('A timber expert will soon contact you to answer your question.')).toBeDefined();
  expect(createCrmOverlayBox).toHaveBeenCalledExactlyOnceWith(
    {
      description: 'Does it fit?\n\nPages visited last:\n/product/larch/24\n/products',
      email: 'katrin@brandt.example',
      phone: '0221 5550120',
    },
    { clientKey: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), captcha: 'answer' },
  );
  rerender(<ChatPanel {...props} isOpen={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<ChatPanel {...props} isOpen />);
  expect(field('Message').value).toBe('');
});

it('closes without losing what was written, and shows the form again after it was sent (CW-06, CW-07)', () => {
  const { rerender } = render(<ChatPanel {...props} isOpen />);
  fill('Message', 'Half a quest');
  rerender(<ChatPanel {...props} isOpen={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<ChatPanel {...props} isOpen />);
  expect(field('Message').value).toBe('Half a quest');
});

it('knows phone and email of whoever is logged in, and asks for nobody else (CW-09)', async () => {
  loadUser.mockResolvedValue({ email: 'anna@example.de', phone: '', mobile: '0171 1' });
  const { unmount } = render(<ChatPanel {...props} isOpen />);
  expect(loadUser).not.toHaveBeenCalled();
  unmount();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('odoo-user=1');
  render(<ChatPanel {...props} isOpen />);
  await waitFor(() => expect(field('Email').value).toBe('anna@example.de'));
  expect(field('Phone').value).toBe('0171 1');
});

it('keeps everything after a refusal, says it at its field, and sends the same message once more', async () => {
  const refusals = [{ code: 'FIELD_REQUIRED' as const, params: { field: 'description' }, message: '' }];
  createCrmOverlayBox.mockRejectedValueOnce(new SdkError({ kind: 'graphql', message: 'refused', refusals }));
  render(<ChatPanel {...props} isOpen />);
  fillAll();
  fireEvent.click(sendButton());
  expect(await screen.findByText('This field is required')).toBeDefined();
  expect(field('Message').value).toBe('Does it fit?');
  fireEvent.click(sendButton());
  await screen.findByRole('heading', { name: 'Thank you for your message!' });
  const keys = createCrmOverlayBox.mock.calls.map(([, { clientKey }]) => clientKey);
  expect(keys[0]).toBe(keys[1]);
});

describe('the captcha of the chat', () => {
  const sendingOf = (call: number) => createCrmOverlayBox.mock.calls[call]?.[1];
  const refuseOnce = () => {
    const refusals = [{ code: 'CAPTCHA_REQUIRED' as const, params: { field: 'captcha' }, message: '' }];
    createCrmOverlayBox.mockRejectedValueOnce(new SdkError({ kind: 'graphql', message: 'refused', refusals }));
  };

  it('runs quietly at Send and not before, again each time, and shows nothing (CW-13)', async () => {
    refuseOnce();
    render(<ChatPanel {...props} isOpen />);
    fillAll();
    expect(solveOwnCaptcha).not.toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: 'Captcha test' })).toBeNull();
    fireEvent.click(sendButton());
    expect(await screen.findByText('You must accept the captcha test.')).toBeDefined();
    fireEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Thank you for your message!' });
    expect(solveOwnCaptcha).toHaveBeenCalledTimes(2);
  });

  it('that cannot be solved sends the message without one, and says that a link is mailed (CW-03)', async () => {
    solveOwnCaptcha.mockResolvedValue(null);
    createCrmOverlayBox.mockResolvedValue({ ...receipt, isToBeConfirmed: true });
    render(<ChatPanel {...props} isOpen />);
    fillAll();
    fireEvent.click(sendButton());
    expect(await screen.findByText(props.messages.chat.toConfirm)).toBeDefined();
    expect(sendingOf(0)).toEqual({ clientKey: expect.any(String) });
  });

  it('of a vendor asks in its place, and a message without it waits for a mailed link', async () => {
    const vendor = { name: 'Turnstile', script: 'https://vendor.example/api.js', siteKey: 'key' };
    render(<ChatPanel {...props} captcha={{ ...props.captcha, vendor }} isOpen />);
    fireEvent.focusIn(field('Phone'));
    expect(screen.getByRole('button', { name: 'Load the captcha test from Turnstile' })).toBeDefined();
    expect(document.querySelector('head script')).toBeNull();
    fillAll();
    fireEvent.click(sendButton());
    await screen.findByRole('heading', { name: 'Thank you for your message!' });
    expect(solveOwnCaptcha).not.toHaveBeenCalled();
    expect(sendingOf(0)).toEqual({ clientKey: expect.any(String) });
  });
});
