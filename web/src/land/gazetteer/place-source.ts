/** A place as a list shows it. */
export interface FoundPlace {
  id: string;
  label: string;
  detail: string;
  kind: 'ward' | 'street' | 'site' | 'postcode' | 'area' | 'grid' | 'google';
}

export type Point = [longitude: number, latitude: number];

/** Where places come from: the council's gazetteer, or Google if the council has a key. */
export interface PlaceSource {
  name: string;
  /** Places in the UK for the typed text, best first. */
  find: (term: string, signal: AbortSignal) => Promise<FoundPlace[]>;
  /** The position of one of them. */
  locate: (place: FoundPlace) => Promise<Point>;
  /** The message if there are none. */
  none: string;
}
