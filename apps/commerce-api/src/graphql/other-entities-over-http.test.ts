import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser';
import { createShopping } from '../testing/ready-to-order';
import { signUp } from '../testing/sign-up';
import { startApi, type TestApi } from '../testing/start-api';

const LISTS = `{
  getCountries { id code name }
  getIndustries { id name }
  getMailings { id name }
  getPaymentProviders { id name }
  getWebsiteMenu(noParent: true) { id name childs { id name } }
  getSpecies { name slug sequence parent { slug } childs { name slug sequence parent { slug } } }
  getProductTemplatesList(pageSize: 20) { products { taggings { name slug showFilter } } }
}`;
const OWN = `{
  getDeliveryMethods { id }
  getMailingContact { email subscriptionList { mailing { id } isSubscribed } }
}`;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { ADHOC_QUERIES: 'on' } });
});
afterAll(() => api.close());

it('answers with countries, industries, newsletters, providers, menu, taggings and species (EN-23)', async () => {
  const { data } = await createBrowser(api.url, 'de').send(LISTS);
  expect(data?.getCountries).toContainEqual({ id: 276, code: 'DE', name: 'Deutschland' });
  for (const list of ['getIndustries', 'getMailings', 'getPaymentProviders', 'getWebsiteMenu'] as const)
    expect(data?.[list][0], list).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/./) });
  const group = data?.getSpecies.find(({ childs }) => childs.length > 1);
  expect(group?.parent).toBeNull();
  expect(group?.childs[0]?.parent?.slug).toBe(group?.slug);
  const sequences = group?.childs.map(({ sequence }) => sequence) ?? [];
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  const taggings = data?.getProductTemplatesList.products.flatMap((product) => product.taggings);
  expect(taggings?.[0]).toMatchObject({ name: expect.any(String), slug: expect.any(String) });
});

it('answers with the ways of delivery of a cart, and the newsletters of a customer (EN-23)', async () => {
  const { browser, email } = await signUp(api);
  await createShopping(api).readyToOrder({ browser });
  const { data } = await browser.send(OWN);
  expect(data?.getDeliveryMethods[0]?.id).toBeGreaterThan(0);
  expect(data?.getMailingContact.email).toBe(email);
  expect(data?.getMailingContact.subscriptionList[0]).toMatchObject({ isSubscribed: false });
});
