import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { findFreePorts, isPortFree } from './ports.ts';

describe('ports', () => {
  it.each(['127.0.0.1', '::'])('sees a server on %s', async (host) => {
    const [port = 0] = await findFreePorts(1);
    expect(await isPortFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('finds as many different ports as wanted', async () => {
    expect(new Set(await findFreePorts(5)).size).toBe(5);
  });
});
