import type { Point } from '../../map/draw/national-grid.ts';
import type { Shape } from './shape.ts';

/** A boundary as it is edited: `cut` is what is left when parts are cut out; undefined to keep what was, null for none. */
export interface Edited {
  shape: Shape | undefined;
  cut: Shape | null | undefined;
}

/** What each tab is given. */
export interface TabProps {
  siteId: number;
  edited: Edited;
  put: (next: Edited) => void;
  /** As the site has it. */
  saved: Edited;
  /** Whether it is as saved. */
  isSaved: boolean;
  /** Corners that the pointer holds to. */
  corners: () => Point[];
  /** Of them, those of other sites. */
  others: Point[];
}
