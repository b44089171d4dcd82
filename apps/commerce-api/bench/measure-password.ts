// A program: `node bench/dist/measure-password.js` hashes passwords one after the other and prints milliseconds.
import { createArgon2Passwords } from '../src/accounts/argon2-passwords';

const HASHES = 40;
/** Hashes that are not timed. */
const WARM_UP = 5;

const passwords = createArgon2Passwords();
const times: number[] = [];
for (let count = 0; count < WARM_UP + HASHES; count++) {
  const begin = performance.now();
  await passwords.hash('vierzehn Dielen am Hafen');
  if (count >= WARM_UP) times.push(performance.now() - begin);
}
times.sort((a, b) => a - b);
process.stdout.write(`${JSON.stringify({ p50: times[Math.floor(times.length / 2)] })}\n`);
