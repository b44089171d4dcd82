import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { yieldToRequests } from './yield-to-requests';

const MODULE = new URL('./yield-to-requests.ts', import.meta.url);

describe('yieldToRequests', () => {
  it('lowers the priority of its thread alone, which Linux can', async () => {
    const before = getPriority();
    const worker = new Worker(
      `import('${MODULE.href}').then(({ yieldToRequests }) => {
        yieldToRequests();
        require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(0));
      })`,
      { eval: true },
    );
    const [priority] = await once(worker, 'message');
    await worker.terminate();
    expect(priority > before).toBe(process.platform === 'linux');
    expect(getPriority()).toBe(before);
  });

  it('leaves the thread that serves visitors alone', () => {
    const before = getPriority();
    yieldToRequests();
    expect(getPriority()).toBe(before);
  });
});
