import { chakra } from '@chakra-ui/react';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drawMessages } from '../../map/draw/messages.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import { PointEntry } from '../../map/draw/point-entry.tsx';
import { selfIntersections } from '../../map/draw/self-intersection.ts';
import { isEnough, newSketch, type Sketch, type SketchKind } from '../../map/draw/sketch.ts';
import { pointsWith, SketchOnGrid } from '../../map/british-grid/sketch-on-grid.tsx';
import { typedOnGrid } from '../../map/british-grid/typed-on-grid.ts';
import { useGridPointer } from '../../map/british-grid/use-grid-pointer.ts';
import { useGridSketch } from '../../map/british-grid/use-grid-sketch.ts';
import { areaWords, lengthWords } from '../../map/measure/measure-words.ts';
import { planarArea, planarLength } from '../../map/measure/measured.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepPoints, keptPoints, type SketchTab } from './kept-boundary.ts';
import { boundaryPanelMessages as messages } from './messages.ts';

interface SketchingProps {
  /** The key under which an unfinished sketch is kept. */
  tab: SketchTab;
  kind: SketchKind;
  corners: () => Point[];
  /** The shape, once it is finished. */
  done: (points: Point[]) => void;
}

/** Draws a line or polygon, by pointer, keys or typed places; one that intersects itself is refused. */
export function Sketching({ tab, kind, corners, done }: SketchingProps) {
  const [first] = useState(() => ({ ...newSketch(kind), points: keptPoints(tab) }));
  const { sketch, setSketch, addTyped, undo, finish } = useGridSketch(first, { corners });
  const pointer = useGridPointer();
  const [faults, setFaults] = useState<Point[]>([]);
  const [refused, setRefused] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const finished = useRef(done);
  finished.current = done;
  useEffect(() => keepPoints(tab, sketch.points), [tab, sketch.points]);
  useEffect(() => {
    if (!sketch.finished) return;
    const found = kind === 'polygon' ? selfIntersections(sketch.points) : [];
    if (found.length === 0) {
      finished.current(sketch.points);
      setSketch(newSketch(kind));
      setDrawn(true);
      return;
    }
    setFaults(found);
    setRefused(true);
    setSketch((before) => ({ ...before, finished: false }));
  }, [sketch, kind, setSketch]);
  // The crossing may no longer exist once the sketch has changed.
  const count = sketch.points.length;
  useEffect(() => setFaults([]), [count]);
  const prompt = drawn && count === 0 ? messages.drawnBefore[tab] : promptOf(sketch);
  const points = pointsWith(sketch, pointer?.at);
  return (
    <>
      <SketchOnGrid sketch={sketch} prompt={prompt} faults={faults} />
      <chakra.p role="status" color="fg.muted">
        {prompt}
      </chakra.p>
      {count > 0 && (
        <chakra.p fontVariantNumeric="tabular-nums">
          {drawMessages.corners(count)} ·{' '}
          {kind === 'line' ? lengthWords(planarLength(points)) : areaWords(planarArea(points))}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          icon={<Check size={16} />}
          disabled={!isEnough(sketch)}
          onClick={finish}
        >
          {messages.finish}
        </Button>
        <Button variant="ghost" icon={<Undo2 size={16} />} disabled={count === 0} onClick={undo}>
          {drawMessages.undoPoint}
        </Button>
      </chakra.div>
      <PointEntry onPoint={(point) => addTyped(typedOnGrid(point))} />
      <chakra.p textStyle="small" color="fg.muted">
        {drawMessages.byKeys}
      </chakra.p>
      {refused && (
        <Dialog
          title={messages.polygonError}
          onClose={() => setRefused(false)}
          width={360}
          footer={<Button onClick={() => setRefused(false)}>{messages.ok}</Button>}
        >
          {messages.drawAgain}
        </Dialog>
      )}
    </>
  );
}

function promptOf(sketch: Sketch): string {
  const isLine = sketch.kind === 'line';
  if (sketch.points.length === 0) return isLine ? messages.lineStart : messages.drawStart;
  if (isEnough(sketch)) return isLine ? messages.lineEnd : messages.drawEnd;
  return isLine ? messages.lineOn : messages.drawOn;
}
