import { chakra } from '@chakra-ui/react';
import { Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useFlag } from '../../session/tenant.tsx';
import { type DrawMode, hasPointsToSelect, startMode } from '../../map/draw/draw-mode.ts';
import { drawnPolygon } from '../../map/draw/drawn-polygon.ts';
import { drawMessages } from '../../map/draw/messages.ts';
import { OverMap } from '../../map/draw/over-map.tsx';
import { PointEntry } from '../../map/draw/point-entry.tsx';
import { isEnough, newSketch, type Sketch } from '../../map/draw/sketch.ts';
import { SketchHelp } from '../../map/draw/sketch-help.tsx';
import { SketchLayers } from '../../map/draw/sketch-layers.tsx';
import { SketchSize } from '../../map/draw/sketch-size.tsx';
import { usePointEditing } from '../../map/draw/use-point-editing.ts';
import { useSketch } from '../../map/draw/use-sketch.ts';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { Button } from '../../ui/button.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { SiteNameDialog } from './name-dialog.tsx';
import { PolygonError } from './polygon-error.tsx';
import { PolygonModes } from './polygon-modes.tsx';
import { keptWork } from './site-work.ts';
import { usePolygonSaving } from './use-polygon-saving.ts';

/** Draws a polygon, checks it, asks for a name and creates the site. All of it is kept until it is sent. */
export function DrawPolygon({ map }: { map: MapRef }) {
  const [kept] = useState(keptWork);
  const [mode, setMode] = useState<DrawMode | undefined>('polygon');
  const { sketch, pointer, byKeys, setSketch, addTyped, undo } = useSketch(
    map,
    kept.sketch ?? newSketch('polygon'),
    { snaps: true, on: mode === 'polygon' },
  );
  const { faults, isFaulty, closeError, ...saving } = usePolygonSaving({
    sketch,
    setSketch,
    kept,
    onNaming: () => setMode('polygon'),
  });
  const redesigned = useFlag('site search redesigned');
  const { putDown } = useToolbox();

  usePointEditing(
    map,
    mode === 'point select',
    sketch.points,
    (points) => setSketch((before) => ({ ...before, points })),
    () => setMode('polygon'),
  );

  const drawingNow = mode === 'polygon' && !sketch.finished;
  const next = drawingNow ? pointer?.at : undefined;
  const prompt = promptOf(sketch);
  const canSelect = isEnough(sketch) && hasPointsToSelect(drawnPolygon(sketch.points).polygon);
  const change = (asked: DrawMode) => {
    const now = startMode(asked, mode);
    if (now === 'point select') setSketch((before) => ({ ...before, finished: true }));
    setMode(now ?? (asked === 'point select' ? 'polygon' : undefined));
    if (now === undefined && asked === 'polygon') putDown();
  };
  return (
    <>
      {mode !== 'point select' && <SketchLayers sketch={sketch} next={next} faults={faults} />}
      <OverMap map={map}>
        {drawingNow && <SketchHelp map={map} pointer={pointer} byKeys={byKeys} prompt={prompt} />}
      </OverMap>
      {kept.sketch && <chakra.p color="fg.muted">{messages.kept}</chakra.p>}
      <PolygonModes mode={mode} canSelect={canSelect} change={change} />
      <chakra.p role="status" color="fg.muted">
        {mode === 'point select' ? drawMessages.selectPointsHint : prompt}
      </chakra.p>
      <SketchSize sketch={sketch} />
      {isFaulty && redesigned && <PolygonError redesigned onClose={closeError} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button icon={<Save size={16} />} disabled={!isEnough(sketch)} onClick={saving.save}>
          {messages.save}
        </Button>
        <Button variant="outline" onClick={putDown}>
          {messages.cancel}
        </Button>
        <Button
          variant="ghost"
          icon={<Undo2 size={16} />}
          disabled={sketch.points.length === 0 || mode !== 'polygon'}
          onClick={undo}
        >
          {drawMessages.undoPoint}
        </Button>
      </chakra.div>
      {drawingNow && <PointEntry onPoint={addTyped} />}
      <chakra.p textStyle="small" color="fg.muted">
        {drawMessages.byKeys}
      </chakra.p>
      {isFaulty && !redesigned && <PolygonError redesigned={false} onClose={closeError} />}
      {saving.naming && (
        <SiteNameDialog
          onName={saving.send}
          onClose={saving.endNaming}
          problem={saving.nameProblem}
        />
      )}
    </>
  );
}

function promptOf(sketch: Sketch): string {
  if (sketch.finished) return messages.prompt.done;
  if (sketch.points.length === 0) return messages.prompt.start;
  return isEnough(sketch) ? messages.prompt.finish : messages.prompt.goOn;
}
