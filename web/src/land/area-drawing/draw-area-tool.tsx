import { Lasso } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MapTool } from '../../map/toolbar/map-tool.ts';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { areaDrawingMessages as messages } from './messages.ts';

const ID = 'draw-area';

/** Draws the area of a filter. A field of the form starts it; the button is there while the field is. */
export const drawArea: MapTool = {
  id: ID,
  kind: 'hand',
  label: messages.title,
  icon: <Lasso size={20} />,
  useTool: function useDrawArea() {
    return { hidden: useToolbox().inHand !== ID };
  },
  Part: lazyPart(() => import('./draw-area.tsx')),
};

/** Goes inside the map: starts when a field asks for an area, and tells the field when drawing ends. */
export function AreaDrawingHand() {
  const { drawing } = useSearchModel();
  const { inHand, take } = useToolbox();
  const held = useRef(false);
  const holds = inHand === ID;
  const wanted = drawing !== undefined && drawing.at !== undefined;
  useEffect(() => {
    if (wanted && !holds && !held.current) take(ID);
    if (held.current && !holds) drawing?.end();
    held.current = holds;
    // Once each time it starts or ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, holds]);
  return null;
}
