import { once } from 'node:events';
import { readEnv } from './env';
import { startSandbox } from './start-sandbox';

const env = readEnv();
try {
  const sandbox = await startSandbox(env);
  console.info(`Sandbox on port ${sandbox.port}, mail inbox on port ${sandbox.smtpPort}`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await sandbox.close();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
