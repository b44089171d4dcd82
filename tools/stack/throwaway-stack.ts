import { currentRevision } from '../build/revision.ts';
import { onEnd } from '../processes/clean-up.ts';
import { findFreePorts } from '../processes/ports.ts';
import { Stack } from './stack.ts';
import { takeStackLock } from './stack-lock.ts';
import { addressesOf, type StackOptions } from './stack-options.ts';

export interface ThrowawayStack {
  readonly stack: Stack;
  readonly options: StackOptions;
  readonly addresses: ReturnType<typeof addressesOf>;
}

/** Runs the real shop beside any other, on free ports and with data of its own, for as long as it is used. */
export async function withThrowawayStack<Result>(
  dataDir: string,
  use: (running: ThrowawayStack) => Promise<Result>,
): Promise<Result> {
  const [shop = 0, api = 0, sandbox = 0, smtp = 0, database = 0] = await findFreePorts(5);
  const settings = { ports: { shop, api, sandbox, smtp, database }, dataDir, databaseUrl: undefined };
  const options: StackOptions = { settings, mode: 'production', isThrowaway: true, revision: currentRevision() };
  const stack = new Stack(await takeStackLock(settings));
  const end = onEnd(() => stack.stop());
  try {
    await stack.start(options);
    return await use({ stack, options, addresses: addressesOf(settings) });
  } finally {
    await end();
  }
}
