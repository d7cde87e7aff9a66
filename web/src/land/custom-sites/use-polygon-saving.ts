import { useCallback, useEffect, useState } from 'react';
import { type DrawnPolygon, drawnPolygon } from '../../map/draw/drawn-polygon.ts';
import type { Sketch } from '../../map/draw/sketch.ts';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { useCreateSite, useSayFailed, useShowNewSite } from './create-site.ts';
import { dropWork, keepWork, type SiteWork } from './site-work.ts';

interface PolygonSaving {
  sketch: Sketch;
  setSketch: (change: (before: Sketch) => Sketch) => void;
  kept: Partial<SiteWork>;
  /** The polygon is whole and is about to be named. */
  onNaming: () => void;
}

/** Checks a drawn polygon, asks for its name and creates the site. All of it is kept until it is sent. */
export function usePolygonSaving({ sketch, setSketch, kept, onNaming }: PolygonSaving) {
  const [isFaulty, setFaulty] = useState(false);
  const [naming, setNaming] = useState(kept.naming === true);
  const [nameProblem, setNameProblem] = useState<string>();
  const { finish } = useToolbox();
  const create = useCreateSite();
  const showNewSite = useShowNewSite();
  const sayFailed = useSayFailed();

  useEffect(() => {
    if (sketch.points.length > 0 || naming) keepWork({ sketch, naming });
    else dropWork();
  }, [sketch, naming]);
  // The crossing may no longer exist once the sketch has changed.
  const [faults, setFaults] = useState<DrawnPolygon['faults']>([]);
  useEffect(() => setFaults([]), [sketch.points]);

  const save = () => {
    const drawn = drawnPolygon(sketch.points);
    if (drawn.intersects) {
      setFaulty(true);
      setFaults(drawn.faults);
      setSketch((before) => ({ ...before, finished: false }));
      return;
    }
    setSketch((before) => ({ ...before, finished: true }));
    onNaming();
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
    finish();
    void showNewSite(made.siteId, made.overlaps);
    return true;
  };
  return {
    faults,
    isFaulty,
    closeError: useCallback(() => setFaulty(false), []),
    naming,
    endNaming: () => setNaming(false),
    nameProblem,
    save,
    send,
  };
}
