import type { ComponentType, ReactElement } from 'react';

/** What a tool's button says and does just now. */
export interface ToolState {
  /** This council does not have the tool. */
  hidden?: boolean;
  /** Why it cannot be used; greyed then. */
  reason?: string | undefined;
  pressed?: boolean;
  /** For tools of kind 'act'. */
  act?: () => void;
}

/**
 * A button of the map's toolbar.
 * act: does something at once. switch: stays on, beside others, until pressed again. hand: taken in hand,
 * one at a time, and has the pointer until it is put down by its button, by Escape or by another tool.
 */
export interface MapTool {
  id: string;
  kind: 'act' | 'switch' | 'hand';
  label: string;
  icon: ReactElement;
  useTool: () => ToolState;
  /** Drawn inside the map while the tool is on or in hand; load it lazily. */
  Part?: ComponentType;
  /** Whether work was left in it, by a reload or an ended session: it is taken in hand again. */
  hasWork?: () => boolean;
  /** What becomes of that work when somebody puts it down; `takeAgain` for an undo. */
  onPutDown?: (takeAgain: () => void) => void;
}

/** Columns from the right edge inwards, of 4 to 6 tools (specification 000 section 9). */
export type ToolColumns = MapTool[][];
