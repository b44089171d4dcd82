/** Odoo over its JSON-2 API: every public method of every model, one transaction per call. */
export interface Odoo {
  /** Calls a method with its named arguments; `ids` and `context` go into the same body. */
  call<Result>(model: string, method: string, body?: Record<string, unknown>): Promise<Result>;
}

interface Address {
  url: string;
  database: string;
  key: string;
}

export function connectOdoo({ url, database, key }: Address): Odoo {
  return {
    call: async <Result>(model: string, method: string, body: Record<string, unknown> = {}): Promise<Result> => {
      const response = await fetch(`${url}/json/2/${model}/${method}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `bearer ${key}`,
          'x-odoo-database': database,
        },
        body: JSON.stringify(body),
      });
      if (response.ok) return (await response.json()) as Result;
      throw new Error(`${model}.${method}: ${await refusal(response)}`);
    },
  };
}

/** What Odoo says against a call; a proxy before it may say it in another form. */
async function refusal(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return `HTTP ${response.status}, ${message}`;
  } catch {
    return `HTTP ${response.status}, ${text.slice(0, 200)}`;
  }
}
