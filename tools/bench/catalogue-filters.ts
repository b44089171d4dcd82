import { callGraphql, graphqlRequest } from './graphql-requests.ts';

interface ListAnswer {
  getProductTemplatesList: {
    products: { id: number }[];
    filterGroups: { attribute: string; values: { slug: string }[] }[];
  };
}

/** Different listing queries: two filters each, sort and page changing, as many as asked. */
export async function differentListings(origin: string, count: number): Promise<object[]> {
  const { data } = await callGraphql<ListAnswer>(origin, graphqlRequest('getProductTemplatesList', { pageSize: 18 }));
  const groups = new Map(
    data.getProductTemplatesList.filterGroups.map(({ attribute, values }) => [
      attribute,
      values.map(({ slug }) => slug),
    ]),
  );
  const sorts = ['relevance,DESC', 'price,ASC', 'price,DESC', 'name,ASC', 'thickness,ASC', 'width,DESC'];
  const pairs = (groups.get('specie') ?? []).flatMap((specie) =>
    (groups.get('application') ?? []).flatMap((application) =>
      sorts.flatMap((sort) =>
        [1, 2, 3].map((currentPage) => ({
          pageSize: 18,
          currentPage,
          sort,
          filter: {
            attributes: [
              { attribute: 'specie', values: [specie] },
              { attribute: 'application', values: [application] },
            ],
          },
        })),
      ),
    ),
  );
  // Neighbours in the list differ in sort and page only; a stride spreads them.
  return Array.from({ length: count }, (_, index) => pairs[(index * 97) % pairs.length] ?? {});
}

/** Ids of products of the first pages. */
export async function productIds(origin: string): Promise<number[]> {
  const { data } = await callGraphql<ListAnswer>(origin, graphqlRequest('getProductTemplatesList', { pageSize: 100 }));
  return data.getProductTemplatesList.products.map(({ id }) => id);
}
