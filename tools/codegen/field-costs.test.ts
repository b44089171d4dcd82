import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { fieldCosts } from './field-costs.cjs';

// The plugin's own graphql: schemas of another copy are refused.
const { buildSchema }: typeof import('graphql') = createRequire(import.meta.url)('graphql');

const DIRECTIVES = `
  directive @cost(weight: Int!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
`;
const costsOf = (schema: string) => fieldCosts(buildSchema(DIRECTIVES + schema));

it('fails for a list of objects without a size, so that it cannot weigh as little as one of them', () => {
  const schema =
    'type Query { orders: [Order!]! } type Order { id: Int lines: [Line!] } type Line { tags: [String!]! }';
  expect(() => costsOf(schema)).toThrow(/@listSize.*: Query\.orders, Order\.lines$/);
});

it('takes sizes and weights from the directives, and a list that its parent sizes needs none', () => {
  const schema = `
    type Query {
      orders(pageSize: Int): Page
        @listSize(assumedSize: 20, slicingArguments: ["pageSize"], sizedFields: ["orders"]) @cost(weight: 1000)
    }
    type Page { orders: [Order!]! }
    type Order { lines: [Line!]! @listSize(assumedSize: 7) }
    type Line { id: Int }
  `;
  expect(costsOf(schema)).toEqual({
    'Query.orders': { assumedSize: 20, slicingArguments: ['pageSize'], sizedFields: ['orders'], weight: 1000 },
    'Order.lines': { assumedSize: 7 },
  });
});
