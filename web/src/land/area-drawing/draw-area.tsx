import { chakra } from '@chakra-ui/react';
import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type DrawnPolygon, drawnPolygon } from '../../map/draw/drawn-polygon.ts';
import { drawMessages } from '../../map/draw/messages.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import { OverMap } from '../../map/draw/over-map.tsx';
import { PointEntry } from '../../map/draw/point-entry.tsx';
import { isEnough, newSketch, type Sketch } from '../../map/draw/sketch.ts';
import { SketchHelp } from '../../map/draw/sketch-help.tsx';
import { SketchLayers } from '../../map/draw/sketch-layers.tsx';
import { SketchSize } from '../../map/draw/sketch-size.tsx';
import { ToolPanel } from '../../map/draw/tool-panel.tsx';
import { useSketch } from '../../map/draw/use-sketch.ts';
import { useMapParts } from '../../map/map-parts.ts';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { Button } from '../../ui/button.tsx';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { areaDrawingMessages as messages } from './messages.ts';

/** About 0.1 m: an address has to hold every corner. */
const DECIMALS = 6;

/** The tool that draws the area of a filter. */
export default function DrawArea() {
  const made = useMapParts();
  return made ? <Drawing map={made.map} /> : null;
}

function Drawing({ map }: { map: MapRef }) {
  const { sketch, pointer, byKeys, setSketch, addTyped, undo } = useSketch(
    map,
    newSketch('polygon'),
    { snaps: true },
  );
  const { drawing: forField } = useSearchModel();
  const { putDown, finish } = useToolbox();
  const [faults, setFaults] = useState<DrawnPolygon['faults']>([]);
  // The crossings are out of date once the shape has changed.
  useEffect(() => setFaults([]), [sketch.points]);
  const use = () => {
    const drawn = drawnPolygon(sketch.points.map(rounded));
    if (drawn.intersects) {
      setFaults(drawn.faults);
      setSketch((before) => ({ ...before, finished: false }));
      return;
    }
    forField?.end(drawn.polygon);
    finish();
  };
  const prompt = promptOf(sketch);
  return (
    <>
      <SketchLayers
        sketch={sketch}
        next={sketch.finished ? undefined : pointer?.at}
        faults={faults}
      />
      <OverMap map={map}>
        {!sketch.finished && (
          <SketchHelp map={map} pointer={pointer} byKeys={byKeys} prompt={prompt} />
        )}
      </OverMap>
      <ToolPanel title={messages.title} onClose={putDown} wide>
        <chakra.p role="status" color="fg.muted">
          {prompt}
        </chakra.p>
        <SketchSize sketch={sketch} />
        {faults.length > 0 && (
          <chakra.p role="alert" display="flex" gap="1.5" color="fg.error">
            <chakra.span pt="0.5" aria-hidden>
              <TriangleAlert size={16} />
            </chakra.span>
            {messages.crosses}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button icon={<Check size={16} />} disabled={!isEnough(sketch)} onClick={use}>
            {messages.use}
          </Button>
          <Button variant="outline" onClick={putDown}>
            {messages.cancel}
          </Button>
          <Button
            variant="ghost"
            icon={<Undo2 size={16} />}
            disabled={sketch.points.length === 0}
            onClick={undo}
          >
            {drawMessages.undoPoint}
          </Button>
        </chakra.div>
        {!sketch.finished && <PointEntry onPoint={addTyped} />}
        <chakra.p textStyle="small" color="fg.muted">
          {drawMessages.byKeys}
        </chakra.p>
      </ToolPanel>
    </>
  );
}

const rounded = ([x, y]: Point): Point => [
  Number(x.toFixed(DECIMALS)),
  Number(y.toFixed(DECIMALS)),
];

function promptOf(sketch: Sketch): string {
  if (sketch.finished) return messages.prompt.done;
  if (sketch.points.length === 0) return messages.prompt.start;
  return isEnough(sketch) ? messages.prompt.finish : messages.prompt.goOn;
}
