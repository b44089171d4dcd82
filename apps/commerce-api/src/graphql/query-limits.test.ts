import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeDefs } from '../generated/type-defs';
import { createQueryLimits } from './query-limits';

const checkQueryLimits = createQueryLimits(buildSchema(typeDefs));
const check = (query: string, variables = {}) => checkQueryLimits(parse(query), variables);
const tooComplex = expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' });

describe('checkQueryLimits', () => {
  it('allows a page of products with their variants', () => {
    const fields = 'id itemNumber name stock combinationInfo { price }';
    expect(() =>
      check(`{ getProductTemplatesList(pageSize: 20) { totalCount products { id productVariants { ${fields} } }
        filterGroups { name values { slug count } } } }`),
    ).not.toThrow();
  });

  it('counts the page size that is asked for, written down or as a variable', () => {
    const query =
      'query ($size: Int) { getProductTemplatesList(pageSize: $size) { products { productVariants { id name stock weight barcode itemNumber lengte } } } }';
    expect(() => check(query, { size: 20 })).not.toThrow();
    expect(() => check(query, { size: 100 })).toThrow(tooComplex);
    expect(() => check(query)).toThrow(tooComplex);
  });

  it('counts the products that a search asks for', () => {
    const query =
      'query ($limit: Int) { getSearchResults(search: "a", limit: $limit) { products { productVariants { id name stock weight barcode itemNumber lengte } } } }';
    expect(() => check(query, { limit: 20 })).not.toThrow();
    expect(() => check(query)).toThrow(tooComplex);
  });

  it('counts the largest page where a fragment does not know which one is asked for', () => {
    const fields = 'productVariants { id name stock weight barcode itemNumber lengte }';
    const fragment = `fragment Page on ProductTemplatesList { products { ${fields} } }`;
    expect(() => check(`{ getProductTemplatesList(pageSize: 20) { products { ${fields} } } }`)).not.toThrow();
    expect(() => check(`{ getProductTemplatesList(pageSize: 20) { ...Page } } ${fragment}`)).toThrow(tooComplex);
    const inline = `... on ProductTemplatesList { products { ${fields} } }`;
    expect(() => check(`{ getProductTemplatesList(pageSize: 20) { ${inline} } }`)).not.toThrow();
  });

  it('keeps what fields cost out of the schema that clients see', () => {
    expect(typeDefs).not.toMatch(/listSize|@cost/);
  });

  it('counts related products and the cells of the matrix, however they are nested', () => {
    const matrix = 'productVariantsMatrix { rows { cells { finishId price } } }';
    expect(() => check(`{ getProductTemplate(id: 1) { ${matrix} alternativeProducts { name } } }`)).not.toThrow();
    const related = (depth: number): string => (depth === 0 ? matrix : `alternativeProducts { ${related(depth - 1)} }`);
    expect(() => check(`{ getProductTemplate(id: 1) { ${related(2)} } }`)).toThrow(tooComplex);
  });

  it('counts the cost of a search itself', () => {
    const searches = (times: number) =>
      `{ ${Array.from({ length: times }, (_, n) => `a${n}: getSearchResults(search: "a", limit: 1) { totalCount }`).join(' ')} }`;
    expect(() => check(searches(9))).not.toThrow();
    expect(() => check(searches(10))).toThrow(tooComplex);
  });

  it('allows one mutation in a request', () => {
    const clear = 'cartClear { order { id } }';
    expect(() => check(`mutation { ${clear} }`)).not.toThrow();
    expect(() => check(`mutation { a: ${clear} b: ${clear} }`)).toThrow(tooComplex);
    expect(() => check(`mutation { ...F } fragment F on Mutation { a: ${clear} b: ${clear} }`)).toThrow(tooComplex);
    expect(() => check(`mutation { ... { a: ${clear} b: ${clear} } }`)).toThrow(tooComplex);
  });

  it('refuses passwords and tokens in a query’s text, however it is written, and 20 logins at once', () => {
    const onlyTrusted = expect.objectContaining({ code: 'BAD_REQUEST' });
    const login = 'login(email: "anna@example.nl", password: "correct horse") { partner { id } }';
    expect(() => check(`mutation { ${login} }`)).toThrow(onlyTrusted);
    expect(() => check(`mutation { logout: ${login} }`)).toThrow(onlyTrusted);
    expect(() => check('mutation ($t: String!) { changePassword(token: $t, password: "x") }')).toThrow(onlyTrusted);
    for (const field of [
      'resetPassword(email: "a")',
      'checkEmail(email: "a") { isTaken }',
      'confirmEmail(token: "a") { partner { id } }',
    ])
      expect(() => check(`mutation { ${field} }`)).toThrow(onlyTrusted);
    const many = Array.from({ length: 20 }, (_, n) => `a${n}: ${login}`).join(' ');
    expect(() => check(`mutation { ${many} }`)).toThrow(tooComplex);
    expect(() => check(`mutation { ...F } fragment F on Mutation { ${many} }`)).toThrow(tooComplex);
    expect(() => check('mutation { logout }')).not.toThrow();
  });

  it('refuses a query that is nested too deeply', () => {
    const deep = `${'parent { '.repeat(10)}id${' }'.repeat(10)}`;
    expect(() => check(`{ getWebsiteCategory(slug: "a") { ${deep} } }`)).toThrow(tooComplex);
  });

  it('refuses a field repeated under many aliases', () => {
    const aliases = Array.from({ length: 21 }, (_, n) => `a${n}: getPaymentProviders { id }`).join(' ');
    expect(() => check(`{ ${aliases} }`)).toThrow(tooComplex);
  });

  it('refuses fragments that double again and again, quickly', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on WebsiteCategory { ...F${n + 1} ...F${n + 1} }`,
    );
    const query = `{ getWebsiteCategories { ...F0 } } ${doubling.join(' ')} fragment F60 on WebsiteCategory { id }`;
    const started = performance.now();
    expect(() => check(query)).toThrow(tooComplex);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('leaves fragments that spread themselves to validation: validation refuses those', () => {
    expect(() => check('{ getWebsiteCategories { ...A } } fragment A on WebsiteCategory { id ...A }')).not.toThrow();
  });
});
