import { chakra } from '@chakra-ui/react';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import type { MapRef } from 'react-map-gl/maplibre';
import { Button } from '../../ui/button.tsx';
import { Crosshair } from '../draw/crosshair.tsx';
import { messages as drawing } from '../draw/messages.ts';
import { toGrid } from '../draw/national-grid.ts';
import { PointEntry } from '../draw/point-entry.tsx';
import { PointerPrompt } from '../draw/pointer-prompt.tsx';
import { isEnough, newSketch, type SketchKind } from '../draw/sketch.ts';
import { SketchLayers } from '../draw/sketch-layers.tsx';
import { ToolPanel } from '../draw/tool-panel.tsx';
import { useSketch } from '../draw/use-sketch.ts';
import { useMapParts } from '../map-parts.ts';
import { useToolbox } from '../toolbar/toolbox.ts';
import { Figures } from './figures.tsx';
import { measurePrompt } from './measure-prompt.ts';
import { messages } from './messages.ts';

/** The measuring tools: a sketch, and how long or large it is so far. */
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
  const prompt = measurePrompt(sketch);
  return (
    <>
      <SketchLayers sketch={sketch} next={next} />
      {byKeys && !sketch.finished && <Crosshair at={map.project(map.getCenter())} />}
      {pointer && !sketch.finished && <PointerPrompt pointer={pointer}>{prompt}</PointerPrompt>}
      <ToolPanel title={kind === 'line' ? messages.length : messages.area} onClose={putDown}>
        <chakra.p role="status" color="fg.muted">
          {prompt}
        </chakra.p>
        <Figures kind={kind} points={points.map(toGrid)} />
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
        {!sketch.finished && <PointEntry onPoint={addTyped} />}
        <chakra.p textStyle="small" color="fg.muted">
          {drawing.byKeys} {messages.datum}
        </chakra.p>
      </ToolPanel>
    </>
  );
}
