/** The row that an element stands in. */
export function rowHolding(target: Element): number | undefined {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}

/** The card of that row. */
export function cardHolding(target: Element): HTMLElement | undefined {
  const card = target.closest('[data-row]')?.firstElementChild;
  return card instanceof HTMLElement ? card : undefined;
}

/** Whether it is a card itself, and no part of one. */
export const isCard = (target: Element) => target.parentElement?.dataset['row'] !== undefined;

/** The card of a row, where it is rendered. */
export const cardAt = (scroller: HTMLElement | null, row: number) =>
  scroller?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.firstElementChild as
    HTMLElement | null | undefined;
