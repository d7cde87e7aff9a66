import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import { useWidthClass } from '../../../ui/use-width.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ExpandButton } from './expand-button.tsx';
import {
  type Breakpoint,
  breakpointAt,
  PANEL_GAP,
  gridByBreakpoint,
  MIN_ROWS,
  maxRows,
  GRID_ROW_HEIGHT,
} from './layout/breakpoints.ts';
import { inReadingOrder, type PanelPlace } from './layout/place.ts';
import { expandedLayout } from './layout/standard.ts';
import { movePanel, resized, type Direction } from './layout/step-layout.ts';
import { layoutFor } from './layout/stored-layout.ts';
import type { LayoutWork } from './layout/use-layout.ts';
import { sitePageMessages as messages } from './messages.ts';
import { MoveHandle } from './move-handle.tsx';
import { GridSkeleton } from './page-skeleton.tsx';
import { PanelPart } from './panel-part.tsx';
import { PanelStack } from './panel-stack.tsx';
import type { PanelEntry, PanelId } from './panels.ts';
import { useExpanded } from './use-expanded.ts';
import { HideButton } from './hide-button.tsx';
import { STANDARD, withHidden } from './layout/arrangement.ts';
import type { PagePanels } from './use-page-panels.ts';
import { useMeasuredWidth } from '../../../ui/use-measured-width.ts';
import { goToPanel, useShownPanel } from './use-shown-panel.ts';

type Panels = ReadonlyMap<PanelId, PanelEntry>;

/** The panels below the page's head, as the person has arranged them for this width. */
export function PanelLayout({ work, page }: { work: LayoutWork; page: PagePanels }) {
  const phone = useWidthClass() === 'mobile';
  const panels = page.shown;
  if (!phone) return <ArrangedGrid work={work} panels={panels} known={page.known} />;
  if (!page.known) return <GridSkeleton />;
  return <StackedPanels work={work} panels={panels} />;
}

/** On a phone nothing is expanded: an address that names a panel leads to it, once. */
function StackedPanels({ work, panels }: { work: LayoutWork; panels: Panels }) {
  const { expanded } = useExpanded(panels);
  const named = useRef(expanded);
  useEffect(() => {
    if (named.current) void goToPanel(named.current);
    named.current = undefined;
  }, []);
  const at = breakpointAt(document.documentElement.clientWidth);
  const order = inReadingOrder(layoutFor(work.saved, [...panels.keys()], at)).map(({ i }) => i);
  return <PanelStack order={order} panels={panels} />;
}

interface ArrangedGridProps {
  work: LayoutWork;
  panels: Panels;
  /** Whether it is known which panels are shown. */
  known: boolean;
}

function ArrangedGrid({ work, panels, known }: ArrangedGridProps) {
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
    if (!sameLayout(layout, next)) work.draw(withPlaces(work, at, next));
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
    <Grid ref={box}>
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
                        <MoveHandle
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
    </Grid>
  );
}

const withLimits = (place: PanelPlace, at: Breakpoint) => ({
  ...place,
  minW: gridByBreakpoint[at].narrowest,
  maxW: gridByBreakpoint[at].columns,
  minH: MIN_ROWS,
  maxH: maxRows(place.i, at),
});

const placesOf = (layout: Layout): PanelPlace[] =>
  layout.map(({ i, x, y, w, h }) => ({ i: i as PanelId, x, y, w, h }));

/** The draft with the places of one width changed; panels that are switched off keep theirs. */
function withPlaces(work: LayoutWork, at: Breakpoint, next: readonly PanelPlace[]) {
  const { layouts, hidden } = work.shown ?? STANDARD;
  const absent = layouts[at]?.filter(({ i }) => !next.some((place) => place.i === i)) ?? [];
  return { layouts: { ...layouts, [at]: [...next, ...absent] }, hidden };
}

function sameLayout(a: readonly PanelPlace[], b: readonly PanelPlace[]): boolean {
  const key = (layout: readonly PanelPlace[]) =>
    JSON.stringify(inReadingOrder(layout).map(({ i, x, y, w, h }) => [i, x, y, w, h]));
  return key(a) === key(b);
}

const Grid = chakra('div', {
  base: {
    minW: '0',
    '& .react-grid-layout': { position: 'relative' },
    '& .react-grid-item': {
      transitionProperty: 'transform, width, height',
      transitionDuration: '0.15s',
    },
    '& .react-draggable-dragging, & .resizing': {
      transition: 'none',
      zIndex: '2',
      boxShadow: 'floating',
      borderRadius: 'md',
    },
    '& .react-grid-placeholder': {
      bg: 'accent.muted',
      borderRadius: 'md',
      zIndex: '0',
      userSelect: 'none',
    },
    '& .react-resizable-handle': {
      position: 'absolute',
      right: '0',
      bottom: '0',
      w: '6',
      h: '6',
      cursor: 'se-resize',
      touchAction: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        right: '1.5',
        bottom: '1.5',
        w: '2',
        h: '2',
        borderRightWidth: '2px',
        borderBottomWidth: '2px',
        borderColor: 'fg.muted',
      },
    },
    '& .react-resizable-hide > .react-resizable-handle': { display: 'none' },
    // On paper the panels are below one another, each in full.
    _print: {
      '& .react-grid-layout': { height: 'auto !important' },
      '& .react-grid-item': {
        position: 'static !important',
        transform: 'none !important',
        width: 'auto !important',
        height: 'auto !important',
        marginBlock: '4',
      },
    },
  },
});
