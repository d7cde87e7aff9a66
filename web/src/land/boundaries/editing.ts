import type { Point } from '../../map/draw/national-grid.ts';
import type { boundaryPanelMessages } from './messages.ts';
import type { BoundaryShape } from './shape.ts';

/**
 * A boundary being edited: `cut` is what is left when parts are cut out; undefined to leave that unchanged, null for
 * none.
 */
export interface Edited {
  shape: BoundaryShape | undefined;
  cut: BoundaryShape | null | undefined;
}

export interface EditBoundaryProps {
  siteId: number;
  close: () => void;
}

export type BoundaryTab = keyof typeof boundaryPanelMessages.tabs;

export interface TabProps {
  siteId: number;
  edited: Edited;
  put: (next: Edited) => void;
  /** As saved in the site. */
  saved: Edited;
  /** Whether it is unchanged. */
  isSaved: boolean;
  /** Corners that the pointer snaps to. */
  corners: () => Point[];
  /** Those of them that belong to other sites. */
  others: Point[];
}
