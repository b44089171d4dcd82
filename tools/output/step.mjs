/** Milliseconds after which a running step says that it has begun. */
const SLOW = 1500;

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Prints one line; a reader who went away (closed pipe) is no error. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});

/**
 * Runs a named step and prints it with its time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const begin = performance.now();
  const timer = setTimeout(() => say(`  … ${name}`), SLOW);
  try {
    const result = await run();
    say(`  ✓ ${name.padEnd(44)} ${seconds(performance.now() - begin)}`);
    return result;
  } catch (error) {
    say(`  ✗ ${name.padEnd(44)} ${seconds(performance.now() - begin)}`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
