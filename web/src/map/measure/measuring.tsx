import type { MapRef } from 'react-map-gl/maplibre';
import { toGrid } from '../draw/national-grid.ts';
import { newSketch, type SketchKind } from '../draw/sketch.ts';
import { SketchHelp } from '../draw/sketch-help.tsx';
import { SketchLayers } from '../draw/sketch-layers.tsx';
import { ToolPanel } from '../draw/tool-panel.tsx';
import { useSketch } from '../draw/use-sketch.ts';
import { useMapParts } from '../map-parts.ts';
import { useToolbox } from '../toolbar/toolbox.ts';
import { measurePrompt } from './measure-prompt.ts';
import { MeasuringControls } from './measuring-controls.tsx';
import { measureMessages as messages } from './messages.ts';

/** The measuring tools: a sketch, and its length or area so far. */
export function Measuring({ kind }: { kind: SketchKind }) {
  const made = useMapParts();
  return made ? <MeasuringOn map={made.map} kind={kind} /> : null;
}

function MeasuringOn({ map, kind }: { map: MapRef; kind: SketchKind }) {
  const { sketch, pointer, byKeys, setSketch, addTyped, undo, finish } = useSketch(
    map,
    newSketch(kind),
    { snaps: true },
  );
  const { putDown } = useToolbox();
  const next = sketch.finished ? undefined : pointer?.at;
  const points = next && sketch.points.length > 0 ? [...sketch.points, next] : sketch.points;
  return (
    <>
      <SketchLayers sketch={sketch} next={next} />
      {!sketch.finished && (
        <SketchHelp map={map} pointer={pointer} byKeys={byKeys} prompt={measurePrompt(sketch)} />
      )}
      <ToolPanel title={kind === 'line' ? messages.length : messages.area} onClose={putDown}>
        <MeasuringControls
          sketch={sketch}
          points={points.map(toGrid)}
          undo={undo}
          again={() => setSketch(newSketch(kind))}
          finish={finish}
          onPoint={addTyped}
        />
      </ToolPanel>
    </>
  );
}
