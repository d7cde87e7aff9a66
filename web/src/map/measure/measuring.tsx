import { chakra } from '@chakra-ui/react';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import type { MapRef } from 'react-map-gl/maplibre';
import { Button } from '../../ui/button.tsx';
import { Crosshair } from '../draw/crosshair.tsx';
import { messages as drawing } from '../draw/messages.ts';
import { PointEntry } from '../draw/point-entry.tsx';
import { PointerPrompt } from '../draw/pointer-prompt.tsx';
import { isEnough, newSketch, type Sketch, type SketchKind } from '../draw/sketch.ts';
import { SketchLayers } from '../draw/sketch-layers.tsx';
import { ToolPanel } from '../draw/tool-panel.tsx';
import { useSketch } from '../draw/use-sketch.ts';
import { useMapParts } from '../map-parts.ts';
import { useToolbox } from '../toolbar/toolbox.ts';
import { areaOf, lengthOf } from './measured.ts';
import { areaWords, lengthWords } from './measure-words.ts';
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
  const prompt = promptOf(sketch);
  return (
    <>
      <SketchLayers sketch={sketch} next={next} />
      {byKeys && !sketch.finished && <Crosshair at={map.project(map.getCenter())} />}
      {pointer && !sketch.finished && (
        <PointerPrompt pointer={pointer} width={map.getCanvas().clientWidth}>
          {prompt}
        </PointerPrompt>
      )}
      <ToolPanel title={kind === 'line' ? messages.length : messages.area} onClose={putDown}>
        <chakra.p role="status" color="fg.muted">
          {prompt}
        </chakra.p>
        <Figures sketch={sketch} points={points} />
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

/** The three prompts, in their order. */
function promptOf(sketch: Sketch): string {
  if (sketch.finished) return messages.done;
  if (sketch.points.length === 0) return messages.start;
  return isEnough(sketch) ? messages.finish : messages.goOn;
}

function Figures({ sketch, points }: { sketch: Sketch; points: Sketch['points'] }) {
  const around = sketch.kind === 'polygon' && points[0] ? [...points, points[0]] : points;
  const rows =
    sketch.kind === 'line'
      ? [[messages.total, lengthWords(lengthOf(points))]]
      : [
          [messages.size, areaWords(areaOf(points))],
          [messages.perimeter, lengthWords(lengthOf(around))],
        ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" alignItems="baseline">
      {rows.map(([name, value], index) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd
            textAlign="end"
            fontVariantNumeric="tabular-nums"
            textStyle={index === 0 ? 'headingSm' : 'body'}
          >
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
