import type { Geometry } from 'geojson';
import { createPortal } from 'react-dom';
import type { Point } from '../draw/national-grid.ts';
import type { Sketch } from '../draw/sketch.ts';
import { PointerPrompt } from '../draw/pointer-prompt.tsx';
import { useGridMap } from './grid-map-context.ts';
import { ShapesLayer } from './shapes-layer.tsx';
import { useGridPointer } from './use-grid-pointer.ts';

interface SketchOnGridProps {
  sketch: Sketch;
  /** The prompt that follows the pointer. */
  prompt: string;
  /** Where it intersects itself. */
  faults?: readonly Point[];
}

const LOOK = { colour: '#b3206b', fill: 'rgba(179, 32, 107, 0.15)', width: 2, dots: 5 };
const FAULT = { colour: '#c62828', dots: 9 };
const NO_FAULTS: readonly Point[] = [];

/** The points of a sketch, including the one under the pointer. */
export function pointsWith(sketch: Sketch, next: Point | undefined): Point[] {
  return next && !sketch.finished && sketch.points.length > 0
    ? [...sketch.points, next]
    : sketch.points;
}

/** A sketch while it is being drawn, with a prompt beside the pointer. */
export function SketchOnGrid({ sketch, prompt, faults = NO_FAULTS }: SketchOnGridProps) {
  const { frame } = useGridMap();
  const pointer = useGridPointer();
  const points = pointsWith(sketch, pointer?.at);
  return (
    <>
      <ShapesLayer
        shapes={[shapeOf(sketch, points), { type: 'MultiPoint', coordinates: sketch.points }]}
        look={LOOK}
        height={30}
      />
      <ShapesLayer
        shapes={[{ type: 'MultiPoint', coordinates: [...faults] }]}
        look={FAULT}
        height={31}
      />
      {pointer &&
        !sketch.finished &&
        createPortal(<PointerPrompt pointer={pointer}>{prompt}</PointerPrompt>, frame)}
    </>
  );
}

function shapeOf({ kind }: Sketch, points: Point[]): Geometry | null {
  if (points.length < 2) return null;
  return kind === 'polygon' && points.length > 2
    ? { type: 'Polygon', coordinates: [[...points, points[0] as Point]] }
    : { type: 'LineString', coordinates: points };
}
