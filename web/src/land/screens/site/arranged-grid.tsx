import { useState } from 'react';
import { GridLayout } from 'react-grid-layout';
import { useMeasuredWidth } from '../../../ui/use-measured-width.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ExpandButton } from './expand-button.tsx';
import { GridBox } from './grid-box.tsx';
import { HideButton } from './hide-button.tsx';
import { STANDARD, withHidden } from './layout/arrangement.ts';
import {
  breakpointAt,
  GRID_ROW_HEIGHT,
  gridByBreakpoint,
  PANEL_GAP,
} from './layout/breakpoints.ts';
import { placesOf, sameLayout, withLimits, withPlaces } from './layout/drawn-places.ts';
import { inReadingOrder, type PanelPlace } from './layout/place.ts';
import { expandedLayout } from './layout/standard.ts';
import { movePanel, resized, type Direction } from './layout/step-layout.ts';
import { layoutFor } from './layout/stored-layout.ts';
import type { LayoutWork } from './layout/use-layout.ts';
import { sitePageMessages as messages } from './messages.ts';
import { PanelHandle } from './panel-handle.tsx';
import { GridSkeleton } from './page-skeleton.tsx';
import { PanelPart } from './panel-part.tsx';
import type { PanelEntry, PanelId } from './panels.ts';
import { useExpanded } from './use-expanded.ts';
import { useShownPanel } from './use-shown-panel.ts';

interface ArrangedGridProps {
  work: LayoutWork;
  panels: ReadonlyMap<PanelId, PanelEntry>;
  /** Whether it is known which panels are shown. */
  known: boolean;
}

/** The panels in a grid; while they are arranged, each can be moved, resized and hidden. */
export function ArrangedGrid({ work, panels, known }: ArrangedGridProps) {
  const [box, width] = useMeasuredWidth();
  const ids = [...panels.keys()];
  const { expanded, expand } = useExpanded(panels);
  useShownPanel(expanded);
  const [said, setSaid] = useState('');
  const at = breakpointAt(width ?? 0);
  const layout = expanded ? expandedLayout(expanded, ids, at) : layoutFor(work.shown, ids, at);
  const arranging = work.editing && expanded === undefined;
  // The order of reading and of Tab stays the same while panels are moved: moving an element would lose the focus.
  const order = expanded ? layout : inReadingOrder(layoutFor(work.saved, ids, at));
  const titleOf = (id: PanelId) => panels.get(id)?.title ?? id;
  const draw = (next: readonly PanelPlace[]) => {
    if (!sameLayout(layout, next)) work.draw(withPlaces(work.shown ?? STANDARD, at, next));
  };
  const step = (id: PanelId, direction: Direction, resizing: boolean) => {
    const next = (resizing ? resized : movePanel)(layout, id, direction, at);
    const there = next?.find(({ i }) => i === id);
    if (!next || !there) {
      setSaid((resizing ? messages.noLarger : messages.noFurther)(titleOf(id)));
      return;
    }
    draw(next);
    setSaid(messages.placed(titleOf(id), there));
  };

  return (
    <GridBox ref={box}>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {width !== undefined && work.known && known ? (
        <GridLayout
          width={width}
          layout={layout.map((place) => withLimits(place, at))}
          gridConfig={{
            cols: gridByBreakpoint[at].columns,
            rowHeight: GRID_ROW_HEIGHT,
            margin: [PANEL_GAP, PANEL_GAP],
            containerPadding: [PANEL_GAP, PANEL_GAP],
          }}
          dragConfig={{ enabled: arranging, handle: '[data-move-panel]' }}
          resizeConfig={{ enabled: arranging }}
          onDragStop={(next) => draw(placesOf(next))}
          onResizeStop={(next) => draw(placesOf(next))}
        >
          {order.map(({ i }) => {
            const entry = panels.get(i);
            return (
              <div key={i}>
                {entry && (
                  <PanelPart
                    id={i}
                    entry={entry}
                    handle={
                      arranging && (
                        <PanelHandle
                          title={entry.title}
                          onStep={(direction, resizing) => step(i, direction, resizing)}
                        />
                      )
                    }
                    end={
                      work.editing ? (
                        <HideButton
                          id={i}
                          title={entry.title}
                          hide={() => work.draw(withHidden(work.shown ?? STANDARD, i, true))}
                        />
                      ) : (
                        <ExpandButton
                          title={entry.title}
                          expanded={expanded === i}
                          onToggle={() => expand(expanded === i ? undefined : i)}
                        />
                      )
                    }
                  />
                )}
              </div>
            );
          })}
        </GridLayout>
      ) : (
        <GridSkeleton />
      )}
    </GridBox>
  );
}
