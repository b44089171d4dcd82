/** Client keys of a contract, each another one, and the same in each run: what is asked of a backend can be recorded. */
export function createClientKeys(contract: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${contract}-${count}`;
  };
}
