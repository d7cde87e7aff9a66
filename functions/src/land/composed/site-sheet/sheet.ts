export interface Fact {
  label: string;
  text: string;
}
export interface ShownFact extends Fact {
  /** Where the text is an address: the whole of it. */
  link?: string;
}

/** A constraint by its name, with its square in the map's key. */
export interface ConstraintLine {
  mark: string | null;
  thing: string;
  /** The layer that it is on; empty where the thing has no name of its own. */
  kind: string;
  share: string;
  area: string;
}
export interface NearLine extends Pick<ConstraintLine, 'mark' | 'thing' | 'kind'> {
  distance: string;
}
/** What stands in the way, what is weighed, or what the site can reach. */
export interface NearGroup {
  group: string;
  rows: NearLine[];
}

export interface SheetCapacity {
  homes: string;
  saved: string;
  steps: { label: string; reckoning: string; result: string }[];
  /** `share` of the best year. */
  years: { label: string; homes: string; share: number }[];
  sums: string;
  note: string | null;
}

/** Everything that is on a site's sheet, in the words of the paper; the template adds none. */
export interface SiteSheet {
  title: string;
  name: string;
  /** Reference and the like. */
  about: string[];
  status: { text: string; colour: string; ink: string };
  scenario: string | null;
  /** The few figures that decide. */
  strip: Fact[];
  map: { alt: string } | null;
  /** A second, smaller map of where that is. */
  location: { alt: string } | null;
  constraints: { notes: string[]; rows: ConstraintLine[]; more: string | null };
  nearest: { left: NearGroup[]; right: NearGroup[] };
  facts: { left: ShownFact[]; right: ShownFact[] };
  /** Long texts, whole. */
  notes: Fact[];
  photo: { alt: string; caption: string } | null;
  capacity: SheetCapacity | null;
  attribution: string;
  /** At the foot of every page: the address of the site's page, and the day. */
  foot: string[];
  /** At the head of every page but the first. */
  running: string;
}
