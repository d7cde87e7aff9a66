import { newSketch, type SketchKind } from '../draw/sketch.ts';
import { measurePrompt } from '../measure/measure-prompt.ts';
import { MeasuringControls } from '../measure/measuring-controls.tsx';
import { pointsWith, SketchOnGrid } from './sketch-on-grid.tsx';
import { typedOnGrid } from './typed-on-grid.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useGridSketch } from './use-grid-sketch.ts';

/** Measures along a line or a polygon's area, flat on the grid; shown beside the map. */
export function GridMeasuring({ kind }: { kind: SketchKind }) {
  const { sketch, setSketch, addTyped, undo, finish } = useGridSketch(newSketch(kind));
  const pointer = useGridPointer();
  return (
    <>
      <SketchOnGrid sketch={sketch} prompt={measurePrompt(sketch)} />
      <MeasuringControls
        sketch={sketch}
        points={pointsWith(sketch, pointer?.at)}
        undo={undo}
        again={() => setSketch(newSketch(kind))}
        finish={finish}
        onPoint={(point) => addTyped(typedOnGrid(point))}
      />
    </>
  );
}
