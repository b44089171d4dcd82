import { expect, it } from 'vitest';
import { relyingParty } from './relying-party';

const url = 'https://shop.example/';

it('is the host of the shop, for languages on hosts below it as well', () => {
  const origins = { nl: 'https://shop.example', en: 'https://en.shop.example', de: 'https://de.shop.example:8443' };
  expect(relyingParty({ url, origins }, 'nl')).toEqual({ id: 'shop.example', origin: 'https://shop.example' });
  expect(relyingParty({ url, origins }, 'en')).toEqual({ id: 'shop.example', origin: 'https://en.shop.example' });
  expect(relyingParty({ url, origins }, 'de')).toEqual({ id: 'shop.example', origin: 'https://de.shop.example:8443' });
});

it('is the language’s own host on another domain, also one that ends alike', () => {
  const origins = { nl: 'https://winkel.example', en: 'https://myshop.example', de: 'https://shop.example' };
  expect(relyingParty({ url, origins }, 'nl').id).toBe('winkel.example');
  expect(relyingParty({ url, origins }, 'en').id).toBe('myshop.example');
});
