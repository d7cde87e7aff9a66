/** A place as a list shows it. */
export interface FoundPlace {
  id: string;
  label: string;
  detail: string;
  kind: 'ward' | 'street' | 'site' | 'postcode' | 'area' | 'grid' | 'google';
}

export type Point = [longitude: number, latitude: number];

/** Where places come from: the council's gazetteer, or Google where the council has a key. */
export interface PlaceSource {
  name: string;
  /** Places in the UK for what is typed, best first. */
  find: (term: string, signal: AbortSignal) => Promise<FoundPlace[]>;
  /** Where one of them is. */
  locate: (place: FoundPlace) => Promise<Point>;
  /** What is said where there is none. */
  none: string;
}
