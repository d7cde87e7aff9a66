/** none → descending → ascending → none (specification 002 section 4). */
export type SortState = 'none' | 'descending' | 'ascending';

/** The current order by a property, from the address: '-size_ha' is descending. */
export function sortStateOf(sort: string | undefined, property: string): SortState {
  if (sort === property) return 'ascending';
  return sort === `-${property}` ? 'descending' : 'none';
}

/** The order after another press on a property; undefined is the server's own order. */
export function nextSort(sort: string | undefined, property: string): string | undefined {
  const state = sortStateOf(sort, property);
  if (state === 'none') return `-${property}`;
  return state === 'descending' ? property : undefined;
}
