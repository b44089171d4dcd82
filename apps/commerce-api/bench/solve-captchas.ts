// A program: `node bench/dist/solve-captchas.js '{"secret", "count"}'` prints answers of the shop's own captcha that
// a shop with this secret takes once each.
import { knownAnswer } from '../src/captcha/testing/known-answer';

interface Input {
  readonly secret: string;
  readonly count: number;
}

const { secret, count } = JSON.parse(process.argv[2] ?? '{}') as Input;
const answers: string[] = [];
while (answers.length < count) answers.push(await knownAnswer(secret));
process.stdout.write(`${JSON.stringify(answers)}\n`);
