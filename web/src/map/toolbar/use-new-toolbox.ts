import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolColumns } from './map-tool.ts';
import type { Toolbox } from './toolbox.ts';

const SWITCHED_ON = 'map:switched-on';

/** Creates the toolbox of a map. Switches outlast the map, for this tab; the active tool does not. */
export function useNewToolbox(
  columns: ToolColumns,
  frame: RefObject<HTMLElement | null>,
  goHome: () => void,
): Toolbox {
  const tools = useMemo(() => columns.flat(), [columns]);
  const [inHand, setInHand] = useState(() => tools.find((tool) => tool.hasWork?.())?.id);
  const [on, setOn] = useState<ReadonlySet<string>>(readSwitchedOn);
  const home = useRef(goHome);
  home.current = goHome;

  const toolbox: Toolbox = useMemo(() => {
    const finish = () => {
      setInHand(undefined);
      focusButton(frame.current, inHand);
    };
    const leave = () => {
      const left = tools.find((tool) => tool.id === inHand);
      left?.onPutDown?.(() => setInHand(left.id));
    };
    const putDown = () => {
      leave();
      finish();
    };
    return {
      frame,
      goHome: () => home.current(),
      inHand,
      on,
      take: (id) => {
        if (id === inHand) return putDown();
        leave();
        setInHand(id);
      },
      putDown,
      finish,
      toggle: (id) =>
        setOn((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          sessionStorage.setItem(SWITCHED_ON, JSON.stringify([...next]));
          return next;
        }),
    };
  }, [tools, frame, inHand, on]);

  useEffect(() => {
    if (inHand === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      toolbox.putDown();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inHand, toolbox]);
  return toolbox;
}

/** The focus returns to where the tool was activated, unless it has moved elsewhere. */
function focusButton(frame: HTMLElement | null, id: string | undefined): void {
  const at = document.activeElement;
  if (at === document.body || frame?.contains(at)) {
    frame?.querySelector<HTMLElement>(`[data-tool="${id}"]`)?.focus();
  }
}

function readSwitchedOn(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SWITCHED_ON) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
