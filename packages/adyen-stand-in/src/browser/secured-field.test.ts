// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserRoutes } from './browser-routes';
import { brandOf, digitsOf, type FieldType, passesLuhn, problemOf, shownDigits } from './secured-field';

const NOW = new Date('2026-11-25T12:00:00Z');
const [NUMBER, DATE, CODE] = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;

describe('the rules of a card', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['5454545454545454', 'mc'],
    ['370000000000002', 'amex'],
    ['6771798021000008', 'maestro'],
  ])('know %s, of %s, by its check digit', (number, brand) => {
    expect(brandOf(number)?.name).toBe(brand);
    expect(passesLuhn(number)).toBe(true);
    const otherDigit = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    expect(passesLuhn(otherDigit)).toBe(false);
  });

  it.each<[FieldType, string, string | null]>([
    [NUMBER, '', 'cc.num.900'],
    [NUMBER, '41111111', 'cc.num.901'],
    [NUMBER, '4111111111111112', 'cc.num.902'],
    [NUMBER, '4111111111111111', null],
    [DATE, '', 'cc.dat.910'],
    [DATE, '03', 'cc.dat.911'],
    [DATE, '1330', 'cc.dat.912'],
    [DATE, '1026', 'cc.dat.912'],
    [DATE, '1126', null],
    [DATE, '0360', 'cc.dat.913'],
    [CODE, '', 'cc.cvc.920'],
    [CODE, '73', 'cc.cvc.921'],
    [CODE, '737', null],
  ])('find in %s %j the problem %s', (field, digits, problem) => {
    expect(problemOf(field, digits, 3, NOW)).toBe(problem);
  });

  it('take digits as they are typed, pasted or filled in', () => {
    expect(digitsOf(NUMBER, '4111-1111 1111 1111', 3)).toBe('4111111111111111');
    expect(digitsOf(NUMBER, '3700 000000 000021', 3)).toBe('370000000000002');
    expect(digitsOf(DATE, '3', 3)).toBe('03');
    expect(digitsOf(DATE, '3/2030', 3)).toBe('0330');
    expect(digitsOf(DATE, '03 / 30', 3)).toBe('0330');
    expect(digitsOf(CODE, '73712', 4)).toBe('7371');
    expect(shownDigits(NUMBER, '41111')).toBe('4111 1');
    expect(shownDigits(DATE, '0330')).toBe('03 / 30');
  });
});

describe('a secured field, as it is served', () => {
  let sent: { message: Record<string, unknown>; origin: string }[];
  let input: HTMLInputElement;
  let tell: (message: object, origin?: string) => void;

  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const folder = '/checkoutshopper/test/securedfields/test_KEY/6.3.0';
    const app = browserRoutes();
    const page = await app.request(`${folder}/securedFields.html?type=card&d=x`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    document.documentElement.innerHTML = new DOMParser().parseFromString(
      await page.text(),
      'text/html',
    ).documentElement.innerHTML;
    sent = [];
    const listeners: ((event: MessageEvent) => void)[] = [];
    const parent = {
      postMessage: (text: string, origin: string) => sent.push({ message: JSON.parse(text), origin }),
    };
    const code = await (await app.request(`${folder}/securedFields.js`)).text();
    const listen = (_type: string, listener: (event: MessageEvent) => void) => listeners.push(listener);
    new Function('document', 'parent', 'addEventListener', 'window', code)(document, parent, listen, {});
    input = document.querySelector('input') as HTMLInputElement;
    tell = (message, origin = 'http://shop.example') => {
      const event = new MessageEvent('message', { data: JSON.stringify(message), origin });
      for (const listener of listeners) listener(event);
    };
  });

  function configure(fieldType: FieldType): void {
    tell({
      ...{ fieldType, numKey: 7, txVariant: 'card' },
      iframeUIConfig: {
        sfStyles: { base: { color: 'rgb(1, 2, 3)' }, error: { color: 'rgb(200, 0, 0)' } },
        placeholders: { encryptedSecurityCode3digits: '123', encryptedSecurityCode4digits: '1234' },
        ariaConfig: {
          lang: 'de-DE',
          [fieldType]: { label: 'Ein Feld', error: { 'cc.num.902': 'Ungültig', 'cc.cvc.921': 'Unvollständig' } },
        },
      },
    });
  }
  function enter(value: string): void {
    input.value = value;
    input.dispatchEvent(new Event('input'));
  }
  const actions = () => sent.map(({ message }) => message.action);

  it('gets its label, language, looks and placeholder from the page around it', () => {
    configure(CODE);
    expect(sent).toEqual([
      { message: { action: 'config', fieldType: CODE, numKey: 7, txVariant: 'card' }, origin: 'http://shop.example' },
    ]);
    expect(document.documentElement.lang).toBe('de-DE');
    expect(input.labels?.[0]?.textContent).toBe('Ein Feld');
    expect(input.autocomplete).toBe('cc-csc');
    expect(input.style.color).toBe('rgb(1, 2, 3)');
    expect(input.placeholder).toBe('123');
  });

  it('reports a number with its brand and first digits, in the form of the test account', () => {
    configure(NUMBER);
    enter('4111111111111111');
    expect(input.value).toBe('4111 1111 1111 1111');
    expect(actions()).toEqual(['config', 'brand', 'binValue', 'encryption']);
    expect(sent[1]?.message.brand).toBe('visa');
    expect(sent[2]?.message).toMatchObject({ binValue: '411111', encryptedBin: 'test_411111' });
    expect(sent[3]?.message).toMatchObject({
      encryptedCardNumber: [{ encryptedFieldName: NUMBER, blob: 'test_4111111111111111' }],
      endDigits: '1111',
    });
    enter('4111111111111112');
    expect(sent.at(-1)?.message).toMatchObject({ action: 'numberKeyPressed', error: 'cc.num.902' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.style.color).toBe('rgb(200, 0, 0)');
    expect(document.querySelector(`#${input.getAttribute('aria-describedby')}`)?.textContent).toBe('Ungültig');
  });

  it('reports what was entered before the page configured it', () => {
    enter('4111111111111111');
    configure(NUMBER);
    expect(actions()).toEqual(['config', 'brand', 'binValue', 'encryption']);
  });

  it('reports an expiry date as month and year', () => {
    configure(DATE);
    enter('0330');
    expect(sent.at(-1)?.message).toMatchObject({
      action: 'encryption',
      encryptedExpiryDate: [
        { encryptedFieldName: 'encryptedExpiryMonth', blob: 'test_03' },
        { encryptedFieldName: 'encryptedExpiryYear', blob: 'test_2030' },
      ],
    });
  });

  it('wants four digits of a code once the page says that the card has them, and says so when it is left', () => {
    configure(CODE);
    enter('737');
    expect(actions().at(-1)).toBe('encryption');
    tell({ numKey: 7, brand: 'amex' });
    expect(actions().at(-1)).toBe('cvcKeyPressed');
    expect(input.placeholder).toBe('1234');
    input.dispatchEvent(new Event('blur'));
    expect(sent.at(-1)?.message).toMatchObject({ action: 'incorrectly filled field', error: 'cc.cvc.921' });
  });

  it('takes focus and problems from the page that configured it, and from nobody else', () => {
    configure(NUMBER);
    tell({ numKey: 7, focus: true }, 'http://other.example');
    tell({ numKey: 8, focus: true });
    expect(document.activeElement).not.toBe(input);
    tell({ numKey: 7, focus: true });
    expect(document.activeElement).toBe(input);
    tell({ numKey: 7, externalValidation: true, code: 'cc.num.902' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(actions().at(-1)).toBe('enterKeyPressed');
  });
});
