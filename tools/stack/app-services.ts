import { join } from 'node:path';
import { STACK_MARK } from '../processes/end-left-overs.ts';
import { isHealthy } from '../processes/is-healthy.ts';
import type { ServiceDefinition } from '../processes/service-definition.ts';
import { ROOT } from '../settings.ts';
import { type App, environmentFor } from './app-variables.ts';
import { shopBuildFolder } from './shop-build.ts';
import { addressesOf, logFileOf, type StackOptions, stackEnvironment } from './stack-options.ts';

// Requests leave little behind that lives long: a small young generation halves the API's memory at the same speed.
const API_MEMORY = ['--max-semi-space-size=8'];

interface RunningApp {
  name: string;
  folder: App;
  health: string;
  args: string[];
  readyWithinMs: number;
}

/** How to run the API, the sandbox and the shop; each reports its health under /api/health. */
export function appServices(options: StackOptions): ServiceDefinition[] {
  const addresses = addressesOf(options.settings);
  const isDevelopment = options.mode === 'development';
  const watch = isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
  const app = (name: string, folder: App, url: string, args: string[], readyWithinMs = 60_000): ServiceDefinition =>
    appService(options, { name, folder, health: `${url}/api/health`, args, readyWithinMs });
  return [
    // At its first start the API also migrates the database and fills in the sample catalogue.
    app('API', 'commerce-api', addresses.api, [...API_MEMORY, ...watch, 'dist/main.js'], 180_000),
    app('Sandbox', 'sandbox', addresses.sandbox, [...watch, 'dist/main.js']),
    app('Shop', 'shop', addresses.shop, ['server/main.ts']),
  ];
}

function appService(
  options: StackOptions,
  { name, folder, health, args, readyWithinMs }: RunningApp,
): ServiceDefinition {
  return {
    name,
    command: process.execPath,
    args,
    cwd: join(ROOT, 'apps', folder),
    env: {
      ...environmentFor(folder, stackEnvironment(options)),
      [STACK_MARK]: options.settings.dataDir,
      ...(options.mode === 'production' ? { NEXT_DIST_DIR: shopBuildFolder(options.settings.dataDir) } : {}),
    },
    logFile: logFileOf(options.settings, folder),
    isShown: options.mode === 'development',
    stopSignal: 'SIGTERM',
    killSignal: 'SIGKILL',
    readyWithinMs,
    isReady: () => isHealthy(health),
  };
}
