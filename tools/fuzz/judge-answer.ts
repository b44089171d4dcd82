/** What came back for a request. */
export interface Answer {
  /** null when the connection ended without one. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
}

export interface JudgeOptions {
  /** ms. */
  readonly slowest: number;
  /** Values that nobody outside may see: passwords, keys, folders. */
  readonly secrets: readonly string[];
}

/** What only the inside of the programs says, as it is or within JSON. Nothing of it is ever sent, so that no answer can repeat it. */
const INSIDE: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /(?:\n|\\n)\s+at .+:\d+:\d+|node:internal/],
  ['a file of the program', /node_modules\/|\/dist\/\w+\.js|\.tsx?:\d+/],
  [
    'an error of the database',
    /syntax error at or near|violates (?:\w+[- ])+constraint|relation \\?"\w+|invalid input syntax|out of range for type|invalid byte sequence/,
  ],
  ['an address of the database', /postgres(?:ql)?:\/\//],
  ['an error of the network', /ECONNREFUSED|ECONNRESET|ETIMEDOUT/],
  ['a file of the machine', /root:x:0:0/],
];

/** Everything that is wrong with an answer; nothing when it is as it should be. */
export function judgeAnswer({ status, headers, body, ms }: Answer, { slowest, secrets }: JudgeOptions): string[] {
  if (status === null) return [`no answer after ${ms} ms`];
  const head = JSON.stringify(headers);
  const isDeliberate = status === 503 && headers['retry-after'] !== undefined;
  return [
    ...(status >= 500 && !isDeliberate ? [`status ${status}`] : []),
    ...(/"code":"SOME_ERROR"/.test(body) || /SOME_ERROR/.test(head) ? ['an error that nobody expected'] : []),
    ...(ms > slowest ? [`took ${ms} ms`] : []),
    ...INSIDE.filter(([, pattern]) => pattern.test(body) || pattern.test(head)).map(([what]) => `tells ${what}`),
    ...(secrets.some((secret) => body.includes(secret) || head.includes(secret)) ? ['tells a secret'] : []),
  ];
}
