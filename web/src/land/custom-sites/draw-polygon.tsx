import { chakra } from '@chakra-ui/react';
import { Save, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useFlag } from '../../session/tenant.tsx';
import { type DrawMode, hasPointsToSelect, startMode } from '../../map/draw/draw-mode.ts';
import { type DrawnPolygon, drawnPolygon } from '../../map/draw/drawn-polygon.ts';
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
import { useCreateSite, useSayFailed, useShowNewSite } from './create-site.ts';
import { customSiteMessages as messages } from './messages.ts';
import { SiteNameDialog } from './name-dialog.tsx';
import { PolygonError } from './polygon-error.tsx';
import { dropWork, keepWork, keptWork } from './site-work.ts';

const PRESSED = { bg: 'accent.subtle', color: 'accent.fg' };

/** Draws a polygon, checks it, asks for a name and creates the site. All of it is kept until it is sent. */
export function DrawPolygon({ map }: { map: MapRef }) {
  const [kept] = useState(keptWork);
  const [mode, setMode] = useState<DrawMode | undefined>('polygon');
  const { sketch, pointer, byKeys, setSketch, addTyped, undo } = useSketch(
    map,
    kept.sketch ?? newSketch('polygon'),
    { snaps: true, on: mode === 'polygon' },
  );
  const [faulty, setFaulty] = useState<DrawnPolygon>();
  const [naming, setNaming] = useState(kept.naming === true);
  const redesigned = useFlag('site search redesigned');
  const { putDown, finish: done } = useToolbox();
  const create = useCreateSite();
  const [nameProblem, setNameProblem] = useState<string>();
  const showNewSite = useShowNewSite();
  const sayFailed = useSayFailed();

  useEffect(() => {
    if (sketch.points.length > 0 || naming) keepWork({ sketch, naming });
    else dropWork();
  }, [sketch, naming]);
  // The crossing may no longer exist once the sketch has changed.
  const [faults, setFaults] = useState<DrawnPolygon['faults']>([]);
  useEffect(() => setFaults([]), [sketch.points]);

  usePointEditing(
    map,
    mode === 'point select',
    sketch.points,
    (points) => setSketch((before) => ({ ...before, points })),
    () => setMode('polygon'),
  );

  const save = () => {
    const drawn = drawnPolygon(sketch.points);
    if (drawn.intersects) {
      setFaulty(drawn);
      setFaults(drawn.faults);
      setSketch((before) => ({ ...before, finished: false }));
      return;
    }
    setSketch((before) => ({ ...before, finished: true }));
    setMode('polygon');
    setNaming(true);
  };
  const send = async (name: string) => {
    const { polygon } = drawnPolygon(sketch.points);
    const made = await create({ name, geometry: polygon, source: 'drawn' });
    setNameProblem(made.field && made.problem);
    if (made.siteId === undefined) {
      if (!made.field) sayFailed(made.problem);
      return false;
    }
    dropWork();
    done();
    void showNewSite(made.siteId, made.overlaps);
    return true;
  };
  const closeError = useCallback(() => setFaulty(undefined), []);
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
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          _pressed={PRESSED}
          aria-pressed={mode === 'polygon'}
          onClick={() => change('polygon')}
        >
          {drawMessages.drawPolygon}
        </Button>
        <Button
          variant="outline"
          _pressed={PRESSED}
          aria-pressed={mode === 'point select'}
          disabled={!canSelect}
          onClick={() => change('point select')}
        >
          {drawMessages.selectPoints}
        </Button>
      </chakra.div>
      <chakra.p role="status" color="fg.muted">
        {mode === 'point select' ? drawMessages.selectPointsHint : prompt}
      </chakra.p>
      <SketchSize sketch={sketch} />
      {faulty && redesigned && <PolygonError redesigned onClose={closeError} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button icon={<Save size={16} />} disabled={!isEnough(sketch)} onClick={save}>
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
      {faulty && !redesigned && <PolygonError redesigned={false} onClose={closeError} />}
      {naming && (
        <SiteNameDialog onName={send} onClose={() => setNaming(false)} problem={nameProblem} />
      )}
    </>
  );
}

function promptOf(sketch: Sketch): string {
  if (sketch.finished) return messages.prompt.done;
  if (sketch.points.length === 0) return messages.prompt.start;
  return isEnough(sketch) ? messages.prompt.finish : messages.prompt.goOn;
}
