/** Pages to show: the first, the last and those around the current one; 'gap' where pages are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pageCount - 2) for (const near of [pageCount - 3, pageCount - 2, pageCount - 1]) wanted.add(near);
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const left = each - (pages[index - 1] ?? 0) - 1;
    if (left === 1) return [each - 1, each];
    return left > 1 ? ['gap' as const, each] : [each];
  });
}
