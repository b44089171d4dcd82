import { callGraphql, graphqlRequest } from './graphql-requests.ts';

interface ListAnswer {
  getProductTemplatesList: { products: { id: number }[] };
}

interface ProductAnswer {
  getProductTemplate: { productVariants: { id: number }[] };
}

/**
 * Ids of `count` variants of the shop's range, whatever backend it is on: one length each of as many products as it
 * takes, then more lengths of the first ones.
 *
 * @throws {Error} When the range has fewer.
 */
export async function firstVariants(origin: string, count: number): Promise<number[]> {
  const list = graphqlRequest('getProductTemplatesList', { pageSize: count });
  const { data } = await callGraphql<ListAnswer>(origin, list);
  const lengths: number[][] = [];
  for (const { id } of data.getProductTemplatesList.products) {
    const { data: found } = await callGraphql<ProductAnswer>(origin, graphqlRequest('getProductTemplate', { id }));
    lengths.push(found.getProductTemplate.productVariants.map((variant) => variant.id));
  }
  const ids = [...lengths.flatMap((all) => all.slice(0, 1)), ...lengths.flatMap((all) => all.slice(1))].slice(0, count);
  if (ids.length < count) throw new Error(`The range has ${ids.length} variants, ${count} are needed`);
  return ids;
}
