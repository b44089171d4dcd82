/** The groups of filters in a panel, not what is folded within them. */
const groupsOf = (panel: Element): HTMLDetailsElement[] =>
  [...panel.querySelectorAll('details')].filter((group) => !group.parentElement?.closest('details'));

const nameOf = (group: HTMLDetailsElement): string => group.querySelector('summary')?.textContent ?? '';

/** The names of the groups that are open. */
export const openGroups = (panel: Element): string[] =>
  groupsOf(panel).flatMap((group) => (group.open ? [nameOf(group)] : []));

/** Leaves the first group of a panel open, those with a chosen value, and those that are named; closes the rest. */
export function foldGroups(panel: Element, named: readonly string[] = []): void {
  for (const [index, group] of groupsOf(panel).entries()) {
    group.open = index === 0 || group.querySelector('[aria-current="true"]') !== null || named.includes(nameOf(group));
  }
}
