import type { Sdk } from './create-sdk';

/** The calls of a test, by area: those left out reject with a message that names them. */
export type FakeCalls = { readonly [Area in keyof Sdk]?: Partial<Sdk[Area]> };

/** An SDK for tests that answers what the test gives it. */
export function createFakeSdk(calls: FakeCalls = {}): Sdk {
  const area = <Area extends keyof Sdk>(name: Area) =>
    new Proxy({ ...calls[name] } as Sdk[Area], {
      get: (given, call) =>
        Reflect.get(given, call) ??
        (() => Promise.reject(new Error(`createFakeSdk has no answer for ${name}.${String(call)}`))),
    });
  return {
    catalogue: area('catalogue'),
    cart: area('cart'),
    checkout: area('checkout'),
    payment: area('payment'),
    account: area('account'),
    dashboard: area('dashboard'),
    contact: area('contact'),
    quotations: area('quotations'),
  };
}
