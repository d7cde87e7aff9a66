/** A part of the header that the server has set; undefined where the page has none. */
export const headerPart = (tools: HTMLElement, name: string): HTMLElement | undefined =>
  tools.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined;
