import { chakra } from '@chakra-ui/react';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { messages as drawing } from '../draw/messages.ts';
import { PointEntry } from '../draw/point-entry.tsx';
import { isEnough, newSketch, type SketchKind } from '../draw/sketch.ts';
import { Figures } from '../measure/figures.tsx';
import { measurePrompt } from '../measure/measure-prompt.ts';
import { messages } from '../measure/messages.ts';
import { pointsWith, SketchOnGrid } from './sketch-on-grid.tsx';
import { useGridPointer } from './use-grid-pointer.ts';
import { typedOnGrid } from './typed-on-grid.ts';
import { useGridSketch } from './use-grid-sketch.ts';

/** Measures along a line or a polygon's area, flat on the grid; stands beside the map. */
export function GridMeasuring({ kind }: { kind: SketchKind }) {
  const { sketch, setSketch, addTyped, undo, finish } = useGridSketch(newSketch(kind));
  const pointer = useGridPointer();
  const prompt = measurePrompt(sketch);
  return (
    <>
      <SketchOnGrid sketch={sketch} prompt={prompt} />
      <chakra.p role="status" color="fg.muted">
        {prompt}
      </chakra.p>
      <Figures kind={kind} points={pointsWith(sketch, pointer?.at)} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          icon={<Undo2 size={16} />}
          disabled={sketch.points.length === 0}
          onClick={undo}
        >
          {drawing.undoPoint}
        </Button>
        {sketch.finished ? (
          <Button icon={<RotateCcw size={16} />} onClick={() => setSketch(newSketch(kind))}>
            {messages.again}
          </Button>
        ) : (
          <Button icon={<Check size={16} />} disabled={!isEnough(sketch)} onClick={finish}>
            {messages.end}
          </Button>
        )}
      </chakra.div>
      {!sketch.finished && <PointEntry onPoint={(point) => addTyped(typedOnGrid(point))} />}
      <chakra.p textStyle="small" color="fg.muted">
        {drawing.byKeys} {messages.datum}
      </chakra.p>
    </>
  );
}
