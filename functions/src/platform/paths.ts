/** The parts of a path or of a contract's path: '/site/{siteId}' gives ['site', '{siteId}']. */
const partsOf = (path: string) => path.split('/').slice(1);
const isPlaceholder = (part: string) => part.startsWith('{');

/** Whether a call's path matches a contract's: /site/12 matches /site/{siteId}. */
export function fits(pattern: string, path: string): boolean {
  // Every call is held against every path, few of which begin as it does.
  const literal = pattern.indexOf('{');
  if (literal < 0) return pattern === path;
  if (!path.startsWith(pattern.slice(0, literal))) return false;
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every(
      (part, index) => part === given[index] || (isPlaceholder(part) && given[index] !== ''),
    )
  );
}

/** The order in which contracts' paths are tried: literals before placeholders, so /site/list before /site/{siteId}. */
export function bySpecificity(left: string, right: string): number {
  const [first, second] = [partsOf(left), partsOf(right)];
  for (const [index, part] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    if (isPlaceholder(part) !== isPlaceholder(other)) return isPlaceholder(part) ? 1 : -1;
  }
  return first.length - second.length;
}
