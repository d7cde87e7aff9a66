import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PointEntry } from '../../map/draw/point-entry.tsx';
import { useGridMap } from '../../map/british-grid/grid-map-context.ts';
import { ShapesLayer } from '../../map/british-grid/shapes-layer.tsx';
import { typedOnGrid } from '../../map/british-grid/typed-on-grid.ts';
import { Button } from '../../ui/button.tsx';
import { CornerChoice } from './corner-choice.tsx';
import type { TabProps } from './editing.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { BoundaryRefusal } from './refusal.tsx';
import { cornersOf, type BoundaryShape, withRing } from './shape.ts';
import { useCornerDots } from './use-corner-dots.ts';
import { useModifying } from './use-modifying.ts';

const CHOSEN = { colour: '#c62828', dots: 8 };
const CORNERS = { colour: '#b3206b', dots: 4 };

/** Moves, adds and removes corners, by pointer or by number. */
export function ModifyTab({ edited, put, others }: TabProps) {
  const { shape } = edited;
  const { map } = useGridMap();
  const [wanted, setWanted] = useState(0);
  const [refused, setRefused] = useState<string>();
  const corners = useMemo(() => (shape ? cornersOf(shape) : []), [shape]);
  const dots = useCornerDots(corners);
  const chosen = Math.min(wanted, corners.length - 1);
  const corner = corners[chosen];
  const set = (next: BoundaryShape | undefined) => {
    setRefused(next ? undefined : messages.empty);
    if (next) put({ ...edited, shape: next });
  };
  useModifying({ shape, corners, others, changed: set, chosen: setWanted });
  if (!shape || !corner) return <BoundaryRefusal>{messages.empty}</BoundaryRefusal>;
  const choose = (place: number) => {
    setWanted(place);
    const at = corners[place]?.at;
    const [west = 0, south = 0, east = 0, north = 0] = map.getView().calculateExtent();
    if (at && (at[0] < west || at[0] > east || at[1] < south || at[1] > north))
      map.getView().setCenter(at);
  };
  const change = (next: (before: number[][], place: number) => number[][]) =>
    set(withRing(shape, corner, (open) => next(open, corner.place)));
  return (
    <>
      <ShapesLayer shapes={dots} look={CORNERS} height={27} />
      <ShapesLayer shapes={[{ type: 'Point', coordinates: corner.at }]} look={CHOSEN} height={28} />
      <chakra.p color="fg.muted">{messages.modifyHint}</chakra.p>
      <CornerChoice chosen={chosen} count={corners.length} at={corner.at} choose={choose} />
      <PointEntry
        onPoint={(point) =>
          change((open, place) => open.map((at, i) => (i === place ? typedOnGrid(point) : at)))
        }
        label={messages.moveCorner}
        action={messages.tabs.modify}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          icon={<Plus size={16} />}
          onClick={() => {
            change((open, place) => open.toSpliced(place + 1, 0, middleAfter(open, place)));
            setWanted(chosen + 1);
          }}
        >
          {messages.addCorner}
        </Button>
        <Button
          variant="outline"
          icon={<Trash2 size={16} />}
          onClick={() => change((open, place) => open.toSpliced(place, 1))}
        >
          {messages.removeCorner}
        </Button>
      </chakra.div>
      <BoundaryRefusal>{refused}</BoundaryRefusal>
    </>
  );
}

function middleAfter(open: number[][], place: number): number[] {
  const [a, b] = [open[place] ?? [], open[(place + 1) % open.length] ?? []];
  return [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
}
