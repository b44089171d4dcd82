/** Something that is held. */
export interface Hold {
  /** Resolves once it is there. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Holds what passes by, so that a test can do something while it is under way. */
export interface Gate {
  /** Holds all whose name fits. */
  hold(name: RegExp): Hold;
  /** Resolves at once, or when what holds it is released. */
  pass(name: string): Promise<void>;
  releaseAll(): void;
}

interface NamedHold extends Hold {
  readonly name: RegExp;
  readonly reach: () => void;
  readonly released: Promise<void>;
}

export function createGate(): Gate {
  const holds = new Set<NamedHold>();
  return {
    hold(name) {
      const [reached, reach] = createSignal();
      const [released, resolveReleased] = createSignal();
      const release = () => {
        holds.delete(hold);
        resolveReleased();
      };
      const hold: NamedHold = { name, reached, reach, released, release };
      holds.add(hold);
      return hold;
    },
    async pass(name) {
      const hold = [...holds].find((hold) => hold.name.test(name));
      hold?.reach();
      await hold?.released;
    },
    releaseAll() {
      for (const hold of holds) hold.release();
    },
  };
}

function createSignal(): [signal: Promise<void>, give: () => void] {
  let give = () => {};
  const signal = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [signal, give];
}
