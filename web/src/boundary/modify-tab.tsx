import { chakra } from '@chakra-ui/react';
import Feature from 'ol/Feature.js';
import { altKeyOnly, singleClick } from 'ol/events/condition.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import Point from 'ol/geom/Point.js';
import Modify from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PointEntry } from '../map/draw/point-entry.tsx';
import { gridReference } from '../map/grid/grid-reference.ts';
import { useGridMap } from '../map/grid/grid-map-context.ts';
import { ShapesLayer } from '../map/grid/shapes-layer.tsx';
import { typedOnGrid } from '../map/grid/typed-on-grid.ts';
import { Button } from '../ui/button.tsx';
import { SelectControl } from '../ui/control.tsx';
import type { TabProps } from './editing.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.tsx';
import { cornersOf, type Shape, withRing } from './shape.ts';

const format = new GeoJSON();
const CHOSEN = { colour: '#c62828', dots: 8 };
const CORNERS = { colour: '#b3206b', dots: 4 };
/** With more, dots would hide the boundary. */
const MOST_DOTS = 2000;

/** Moves, adds and takes away corners, by pointer or from a list. */
export function ModifyTab({ edited, put, corners: near }: TabProps) {
  const { shape } = edited;
  const [chosen, setChosen] = useState(0);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const set = (next: Shape | undefined) => {
    setRefused(next ? undefined : messages.empty);
    if (next) put({ ...edited, shape: next });
  };
  useModifying(shape, set, near);
  if (!shape) return <Refusal>{messages.empty}</Refusal>;
  const corners = cornersOf(shape);
  const corner = corners[Math.min(chosen, corners.length - 1)];
  if (!corner) return <Refusal>{messages.empty}</Refusal>;
  const change = (next: (before: number[][], place: number) => number[][]) =>
    set(withRing(shape, corner, (open) => next(open, corner.place)));
  const dots = corners.slice(0, MOST_DOTS).map(({ at }) => at);
  return (
    <>
      <ShapesLayer
        shapes={[{ type: 'MultiPoint', coordinates: dots }]}
        look={CORNERS}
        height={27}
      />
      <ShapesLayer shapes={[{ type: 'Point', coordinates: corner.at }]} look={CHOSEN} height={28} />
      <chakra.p color="fg.muted">{messages.modifyHint}</chakra.p>
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.corner}
      </chakra.label>
      <SelectControl
        id={id}
        value={corners.indexOf(corner)}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {corners.map(({ at }, index) => (
          <option key={index} value={index}>
            {messages.cornerNumber(index + 1, gridReference(at) ?? at.join(', '))}
          </option>
        ))}
      </SelectControl>
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
            setChosen(corners.indexOf(corner) + 1);
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
      <Refusal>{refused}</Refusal>
    </>
  );
}

function middleAfter(open: number[][], place: number): number[] {
  const [a, b] = [open[place] ?? [], open[(place + 1) % open.length] ?? []];
  return [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
}

/** The pointer's way: corners and edges of the shape can be dragged, and hold to corners nearby. */
function useModifying(
  shape: Shape | undefined,
  changed: (next: Shape) => void,
  near: () => [number, number][],
): void {
  const { map } = useGridMap();
  const latest = useRef(changed);
  latest.current = changed;
  const text = JSON.stringify(shape);
  useEffect(() => {
    if (!shape) return;
    const source = new VectorSource({
      features: [new Feature(format.readGeometry(shape) ?? undefined)],
    });
    const layer = new VectorLayer({ source, zIndex: 25 });
    const modify = new Modify({
      source,
      deleteCondition: (event) => altKeyOnly(event) && singleClick(event),
    });
    const places = near().map((at) => new Feature(new Point(at)));
    const snap = new Snap({ source: new VectorSource({ features: places }), pixelTolerance: 9 });
    modify.on('modifyend', () => {
      const geometry = source.getFeatures()[0]?.getGeometry();
      if (geometry) latest.current(format.writeGeometryObject(geometry) as Shape);
    });
    map.addLayer(layer);
    map.addInteraction(modify);
    map.addInteraction(snap);
    return () => {
      map.removeInteraction(snap);
      map.removeInteraction(modify);
      map.removeLayer(layer);
    };
    // The shape is compared by what it says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, text, near]);
}
