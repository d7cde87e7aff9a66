/** A site that somebody selected on a map, by pointer or from the list below it. */
export interface SelectedSite {
  id: number;
  name: string;
}

const EVENT = 'site-selected';

/** Tells the elements around a map which site was selected on it. */
export function tellSiteSelected(frame: Element | null, detail: SelectedSite): void {
  frame?.dispatchEvent(new CustomEvent(EVENT, { bubbles: true, detail }));
}

/** Hears of the sites that are selected on a map within an element; gives what ends that. */
export function onSiteSelected(around: Element, hear: (site: SelectedSite) => void): () => void {
  const heard = (event: Event) => hear((event as CustomEvent<SelectedSite>).detail);
  around.addEventListener(EVENT, heard);
  return () => around.removeEventListener(EVENT, heard);
}
