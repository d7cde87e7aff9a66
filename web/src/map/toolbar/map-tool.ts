import type { ComponentType, ReactElement } from 'react';

/** A tool's button at this moment: its label and action. */
export interface ToolState {
  /** This council does not have the tool. */
  hidden?: boolean;
  /** Why it is unavailable; greyed then. */
  reason?: string | undefined;
  pressed?: boolean;
  /** For tools of kind 'act'. */
  act?: () => void;
}

/**
 * A button of the map's toolbar. act: does something at once. switch: stays on, alongside others, until clicked
 * again. hand: active, one at a time, and receives the pointer until it is ended by its button, by Escape or by
 * another tool.
 */
export interface MapTool {
  id: string;
  kind: 'act' | 'switch' | 'hand';
  label: string;
  icon: ReactElement;
  useTool: () => ToolState;
  /** Drawn inside the map while the tool is on or active; load it lazily. */
  Part?: ComponentType;
  /** Whether it has unfinished work, after a reload or an ended session: it is then activated again. */
  hasWork?: () => boolean;
  /** What happens to that work when the tool is ended; `takeAgain` serves an undo. */
  onPutDown?: (takeAgain: () => void) => void;
}

/** Columns from the right edge inwards, of 4 to 6 tools (specification 000 section 9). */
export type ToolColumns = MapTool[][];
