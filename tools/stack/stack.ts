import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { withBuildLock } from '../build/build-lock.ts';
import { step } from '../output/step.mjs';
import { createCluster } from '../postgres/create-cluster.ts';
import { clusterFolder, createDataFolder } from '../postgres/data-folder.ts';
import { postgresService } from '../postgres/postgres-service.ts';
import { STACK_MARK } from '../processes/end-left-overs.ts';
import type { ServiceDefinition } from '../processes/service-definition.ts';
import { type Service, supervise } from '../processes/supervise.ts';
import { appServices } from './app-services.ts';
import { environmentFor } from './app-variables.ts';
import { prepareShopBuild } from './shop-build.ts';
import type { StackLock } from './stack-lock.ts';
import { logFileOf, type StackOptions } from './stack-options.ts';

/** A running shop with everything it needs. */
export class Stack {
  readonly #services: Service[] = [];
  readonly #lock: StackLock;
  /** Whether it was told to end; then services that fail to come up are no error. */
  isStopping = false;

  constructor(lock: StackLock) {
    this.#lock = lock;
  }

  /** Brings up PostgreSQL (unless DATABASE_URL names another), then the apps; resolves when all of them serve. */
  async start(options: StackOptions): Promise<void> {
    const { settings } = options;
    createDataFolder(settings.dataDir);
    mkdirSync(dirname(logFileOf(settings, 'any')), { recursive: true });
    if (!settings.databaseUrl) {
      const folder = clusterFolder(settings.dataDir);
      await step('Database', () => {
        createCluster(folder);
        return this.run(databaseDefinition(options, folder)).ready;
      });
    }
    if (options.mode === 'production') await withBuildLock(() => prepareShopBuild(settings.dataDir));
    await Promise.all(
      appServices(options).map((definition) => step(definition.name, () => this.run(definition).ready)),
    );
  }

  /** Runs one more program as part of the stack. */
  run(definition: ServiceDefinition): Service {
    if (this.isStopping) throw new Error('Stopped.');
    rmSync(definition.logFile, { force: true });
    const service = supervise(definition, (pid) => this.#lock.addProcess(pid));
    this.#services.push(service);
    return service;
  }

  /** The programs running now. */
  processes(): { name: string; pid: number }[] {
    return this.#services.flatMap((service) => {
      const pid = service.pid();
      return pid === undefined ? [] : [{ name: service.name, pid }];
    });
  }

  /** Ends everything, what uses the database before the database. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const database = this.#services.filter(({ name }) => name === 'PostgreSQL');
    const others = this.#services.filter((service) => !database.includes(service));
    await Promise.all(others.map((service) => service.stop()));
    await Promise.all(database.map((service) => service.stop()));
    this.#lock.release();
  }

  /** Ends everything at once. */
  kill(): void {
    this.isStopping = true;
    for (const service of this.#services) service.kill();
    this.#lock.release();
  }
}

function databaseDefinition(options: StackOptions, folder: string): ServiceDefinition {
  const { settings } = options;
  return postgresService({
    folder,
    port: settings.ports.database,
    logFile: logFileOf(settings, 'postgresql'),
    env: { ...environmentFor(null, process.env), [STACK_MARK]: settings.dataDir },
    isThrowaway: options.isThrowaway ?? false,
  });
}
