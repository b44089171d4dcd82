import { describe, expect, it } from 'vitest';
import { type Answer, judgeAnswer } from './judge-answer.ts';

const fine: Answer = { status: 200, headers: {}, body: '<p>Fine</p>', ms: 20 };
const judge = (answer: Partial<Answer>) => judgeAnswer({ ...fine, ...answer }, { slowest: 1000, secrets: ['s3cr3t'] });

describe('an answer', () => {
  it('is accepted when it is well-formed, also a refusal', () => {
    for (const status of [200, 303, 400, 404, 414, 429]) expect(judge({ status })).toEqual([]);
  });

  it('is a fault when the server failed, unless it says until when', () => {
    expect(judge({ status: 500 })).toEqual(['status 500']);
    expect(judge({ status: 503 })).toEqual(['status 503']);
    expect(judge({ status: 503, headers: { 'retry-after': '30' } })).toEqual([]);
    expect(judge({ body: '{"errors":[{"extensions":{"code":"SOME_ERROR"}}]}' })).toHaveLength(1);
  });

  it('must come, and in time', () => {
    expect(judge({ status: null, ms: 20_000 })).toEqual(['no answer after 20000 ms']);
    expect(judge({ ms: 1001 })).toEqual(['took 1001 ms']);
  });

  it.each([
    ['a stack trace', 'Error: x\n    at load (/srv/shop/a.js:10:5)'],
    ['a file of the program', 'in /srv/node_modules/next/x'],
    ['an error of the database', 'duplicate key value violates unique constraint "cart_pkey"'],
    ['an address of the database', 'postgres://geven@127.0.0.1'],
    ['an error of the network', 'connect ECONNREFUSED 127.0.0.1:4000'],
    ['a file of the machine', 'root:x:0:0:root:/root:/bin/bash'],
  ])('never tells %s', (what, body) => {
    expect(judge({ body })).toContain(`tells ${what}`);
    expect(judge({ headers: { location: body } })).toContain(`tells ${what}`);
  });

  it('never tells a secret, in no header either', () => {
    expect(judge({ body: 'x s3cr3t' })).toEqual(['tells a secret']);
    expect(judge({ headers: { 'set-cookie': ['a=s3cr3t'] } })).toEqual(['tells a secret']);
  });
});
