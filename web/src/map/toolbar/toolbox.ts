import { createContext, type RefObject, useContext } from 'react';

/** The tools of one map: which are on, which is active. */
export interface Toolbox {
  /** The map with its tools, legend and licence. */
  frame: RefObject<HTMLElement | null>;
  goHome: () => void;
  /** The tool that receives the pointer. */
  inHand: string | undefined;
  /** Activates a tool; the same again ends it. */
  take: (id: string) => void;
  putDown: () => void;
  /** Ends the tool once its work is done, so that there is nothing to undo. */
  finish: () => void;
  on: ReadonlySet<string>;
  toggle: (id: string) => void;
}

export const ToolboxContext = createContext<Toolbox | undefined>(undefined);

/** The tools of the map around this component. */
export function useToolbox(): Toolbox {
  const toolbox = useContext(ToolboxContext);
  if (!toolbox) throw new Error('No map around this tool');
  return toolbox;
}
