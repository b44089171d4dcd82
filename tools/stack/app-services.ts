import { join } from 'node:path';
import { isHealthy } from '../processes/is-healthy.ts';
import type { ServiceDefinition } from '../processes/service-definition.ts';
import { ROOT } from '../settings.ts';
import { shopBuildFolder } from './shop-build.ts';
import { addressesOf, logFileOf, type StackOptions, stackEnvironment } from './stack-options.ts';

// Requests leave little behind that lives long: a small young generation halves the API's memory at the same speed.
const API_MEMORY = ['--max-semi-space-size=8'];

interface App {
  name: string;
  folder: string;
  health: string;
  args: string[];
  readyWithinMs: number;
}

/** How to run the API, the sandbox and the shop; each tells its health under /api/health. */
export function appServices(options: StackOptions): ServiceDefinition[] {
  const addresses = addressesOf(options.settings);
  const isDevelopment = options.mode === 'development';
  const watch = isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
  const app = (name: string, folder: string, url: string, args: string[], readyWithinMs = 60_000): ServiceDefinition =>
    appService(options, { name, folder, health: `${url}/api/health`, args, readyWithinMs });
  return [
    // At its first start the API also migrates the database and fills in the sample catalogue.
    app('API', 'commerce-api', addresses.api, [...API_MEMORY, ...watch, 'dist/main.js'], 180_000),
    app('Sandbox', 'sandbox', addresses.sandbox, [...watch, 'dist/main.js']),
    app('Shop', 'shop', addresses.shop, ['server/main.ts']),
  ];
}

function appService(options: StackOptions, { name, folder, health, args, readyWithinMs }: App): ServiceDefinition {
  return {
    name,
    command: process.execPath,
    args,
    cwd: join(ROOT, 'apps', folder),
    env: {
      ...stackEnvironment(options),
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
