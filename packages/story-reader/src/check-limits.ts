const MAX_LEVELS = 12;
const MAX_BLOCKS = 400;
const MAX_CHARACTERS = 1024 * 1024;

/** Refuses a story that would cost its page more than any page is worth: above 1 MB, 12 levels or 400 blocks. */
export function checkLimits(content: unknown, slug: string): void {
  const { levels, blocks, characters } = measure(content, 0);
  if (characters > MAX_CHARACTERS) throw new RangeError(`Story ${slug} is larger than ${MAX_CHARACTERS} characters`);
  if (levels > MAX_LEVELS) throw new RangeError(`Story ${slug} has more than ${MAX_LEVELS} levels of blocks`);
  if (blocks > MAX_BLOCKS) throw new RangeError(`Story ${slug} has more than ${MAX_BLOCKS} blocks`);
}

function measure(value: unknown, level: number): { levels: number; blocks: number; characters: number } {
  if (typeof value === 'string') return { levels: level, blocks: 0, characters: value.length };
  if (typeof value !== 'object' || value === null) return { levels: level, blocks: 0, characters: 8 };
  const isBlock = 'component' in value && typeof value.component === 'string';
  const own = level + (isBlock ? 1 : 0);
  // Deeper than any story may be, nobody needs to count on.
  if (own > MAX_LEVELS) return { levels: own, blocks: 1, characters: 0 };
  const total = { levels: own, blocks: isBlock ? 1 : 0, characters: 0 };
  for (const [name, child] of Object.entries(value)) {
    const { levels, blocks, characters } = measure(child, own);
    total.levels = Math.max(total.levels, levels);
    total.blocks += blocks;
    total.characters += characters + name.length;
  }
  return total;
}

/** Whether a content is no larger than a story may be. */
export function isStoryWithinLimits(content: unknown): boolean {
  try {
    checkLimits(content, '');
    return true;
  } catch {
    return false;
  }
}
