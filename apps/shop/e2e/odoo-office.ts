import { expect } from '@playwright/test';

const { ODOO_URL, ODOO_DATABASE, ODOO_ADMIN_KEY } = process.env;

/** Does what the merchant does in the back office. */
export async function callOdoo<Result>(model: string, method: string, body: object): Promise<Result> {
  const answer = await fetch(`${ODOO_URL}/json/2/${model}/${method}`, {
    method: 'POST',
    headers: {
      authorization: `bearer ${ODOO_ADMIN_KEY}`,
      'content-type': 'application/json',
      'x-odoo-database': ODOO_DATABASE ?? '',
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Result;
}

/** Returns the id of the record. */
export async function createInOdoo(model: string, values: object): Promise<number> {
  const [id = 0] = await callOdoo<number[]>(model, 'create', { vals_list: [values] });
  return id;
}
