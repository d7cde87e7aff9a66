/** The parts of a path or of a contract's path: '/site/{siteId}' gives ['site', '{siteId}']. */
const partsOf = (path: string) => path.split('/').slice(1);
const isPlaceholder = (part: string) => part.startsWith('{');

/** Whether a call's path has the form of a contract's, such as /site/12 of /site/{siteId}. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every(
      (part, index) => part === given[index] || (isPlaceholder(part) && given[index] !== ''),
    )
  );
}

/** Order in which contracts' paths are tried: a literal part before a placeholder, so /site/list before /site/{siteId}. */
export function bySpecificity(left: string, right: string): number {
  const [first, second] = [partsOf(left), partsOf(right)];
  for (const [index, part] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    if (isPlaceholder(part) !== isPlaceholder(other)) return isPlaceholder(part) ? 1 : -1;
  }
  return first.length - second.length;
}
