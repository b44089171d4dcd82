import { isPortFree } from '../processes/ports.ts';
import { PORT_VARIABLES, type Ports, type Settings } from '../settings.ts';

const USED_BY: Record<keyof Ports, string> = {
  shop: 'the shop',
  api: 'the API',
  sandbox: 'the sandbox',
  smtp: "the sandbox's mail inbox",
  database: 'PostgreSQL',
};

/** Refuses to go on when a port is taken, and says which variable chooses another. */
export async function checkPorts({ ports, databaseUrl }: Settings): Promise<void> {
  const names = (Object.keys(ports) as (keyof Ports)[]).filter((name) => name !== 'database' || !databaseUrl);
  const taken: string[] = [];
  for (const name of names) {
    const same = names.find((other) => other !== name && ports[other] === ports[name]);
    if (same) taken.push(`  Port ${ports[name]} is wanted for both ${USED_BY[name]} and ${USED_BY[same]}.`);
    else if (!(await isPortFree(ports[name]))) taken.push(`  Port ${ports[name]}, for ${USED_BY[name]}, is in use.`);
    else continue;
    taken.push(
      `    Choose another with ${PORT_VARIABLES[name]}, for example ${PORT_VARIABLES[name]}=${ports[name] + 1}`,
    );
  }
  if (taken.length > 0) throw new Error(`Not started.\n${taken.join('\n')}`);
}
