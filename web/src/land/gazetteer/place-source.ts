/** A place as a list shows it. */
export interface FoundPlace {
  id: string;
  label: string;
  detail: string;
  kind: 'ward' | 'street' | 'site' | 'postcode' | 'area' | 'place' | 'grid' | 'google';
  /** Whether it comes from open data that has to be attributed. */
  isNational?: boolean;
}

export type LongitudeLatitude = [longitude: number, latitude: number];

/** Where places come from: the council's gazetteer, or Google if the council has a key. */
export interface PlaceSource {
  name: string;
  /** Places in the UK for the typed text, best first. */
  find: (term: string, signal: AbortSignal) => Promise<FoundPlace[]>;
  /** The position of one of them. */
  locate: (place: FoundPlace) => Promise<LongitudeLatitude>;
  /** The message if there are none. */
  none: string;
}
