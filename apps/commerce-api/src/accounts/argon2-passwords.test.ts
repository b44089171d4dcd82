import { describe, expect, it } from 'vitest';
import { createArgon2Passwords } from './argon2-passwords';
import { parsePhcString } from './phc-string';

// As cheap as the algorithm allows.
const CHEAP = { memory: 8, passes: 1, lanes: 1 };
const passwords = createArgon2Passwords({ cost: CHEAP });

describe('passwords', () => {
  it('are stored as Argon2id of 46 MiB, 2 passes and 1 lane, each with its own salt', async () => {
    const usual = createArgon2Passwords();
    const [one, other] = [await usual.hash('correct horse'), await usual.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await usual.verify('correct horse', one)).toBe('right');
  });

  it('are known again as they were typed, and in no other way (AU-13)', async () => {
    const stored = await passwords.hash(' Größe 🌳 ');
    expect(await passwords.verify(' Größe 🌳 ', stored)).toBe('right');
    for (const wrong of ['Größe 🌳', ' größe 🌳 ', ' Gro\u0308ße 🌳 ', '', ' Größe 🌲 '])
      expect(await passwords.verify(wrong, stored), wrong).toBe('wrong');
  });

  it('are known by another library’s hash, made at another cost', async () => {
    // Of the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`.
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', stored)).toBe('right');
    expect(await passwords.verify('passwort', stored)).toBe('wrong');
    expect(passwords.isOutdated(stored)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('password'))).toBe(false);
  });

  it('are wrong where nothing is stored, or nothing that makes sense', async () => {
    for (const stored of [null, '', 'password', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await passwords.verify('password', stored)).toBe('wrong');
    expect(parsePhcString('$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8')).toBeNull();
  });

  it('take as much work where nothing is stored as where something is', async () => {
    const usual = createArgon2Passwords({ atOnce: 1 });
    const stored = await usual.hash('correct horse');
    const timed = async (known: string | null) => {
      const { user } = process.cpuUsage();
      await usual.verify('wrong horse', known);
      return process.cpuUsage().user - user;
    };
    await timed(stored);
    const [known, unknown] = [await timed(stored), await timed(null)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('are refused where too many wait already', async () => {
    const narrow = createArgon2Passwords({ cost: CHEAP, atOnce: 1, maxWaiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => narrow.hash('correct horse')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
