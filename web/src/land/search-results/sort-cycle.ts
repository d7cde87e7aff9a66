/** none → descending → ascending → none (specification 002 section 4). */
export type SortState = 'none' | 'descending' | 'ascending';

/** How results stand by a property, as the address has it: '-size_ha' is the greatest first. */
export function sortStateOf(sort: string | undefined, property: string): SortState {
  if (sort === property) return 'ascending';
  return sort === `-${property}` ? 'descending' : 'none';
}

/** The order after one more press on a property; undefined is the server's own order. */
export function nextSort(sort: string | undefined, property: string): string | undefined {
  const state = sortStateOf(sort, property);
  if (state === 'none') return `-${property}`;
  return state === 'descending' ? property : undefined;
}
