import type { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { supplyMarks } from '../../../../map/style/supply-marks.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../../../../map/view.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { clearLayers, drawLayers, showParts } from '../../../ground/document-map/draw-layers.ts';
import { easeMilliseconds } from '../../../ground/document-map/ease.ts';
import { EMPTY_STYLE, layGround } from '../../../ground/document-map/lay-ground.ts';
import type { MapFrame } from '@contract/land/ground/map-picture/map-picture.ts';
import { frameShown, viewOfFrame } from './frame-view.ts';
import { mapEditorMessages as messages } from './messages.ts';
import { pictureAddress } from './picture-address.ts';

setWorkerUrl(workerUrl);

/** Told to the engine with what the officer's buttons move. */
const BY_OFFICER = { isByOfficer: true };

interface FrameMapProps {
  drawn: OutputOf<typeof drawDraftMap>;
  /** What it is to show. */
  frame: MapFrame;
  describedBy: string;
  /** The officer has moved it. */
  moved: (frame: MapFrame) => void;
}

/** The map as readers will see it; moving it says what they see first. */
export default function FrameMap({ drawn, frame, describedBy, moved }: FrameMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const own = useRef<string>(undefined);
  const recordMove = useEffectEvent((shown: MapFrame) => {
    own.current = shown.join();
    moved(shown);
  });
  const begin = useEffectEvent((element: HTMLElement) => viewOfFrame(frame, element.clientWidth));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const engine = new MapLibre({
      container: element,
      style: EMPTY_STYLE,
      ...begin(element),
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      // The wheel scrolls the document that is written.
      scrollZoom: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
    });
    engine.touchZoomRotate.disableRotation();
    engine.keyboard.disableRotation();
    engine.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right');
    const endMarks = supplyMarks(engine);
    engine.on('moveend', (event) => {
      if ('isByOfficer' in event || event.originalEvent instanceof Event)
        recordMove(frameShown(engine));
    });
    engine.once('load', () => setMap(engine));
    return () => {
      endMarks();
      engine.remove();
      setMap(undefined);
    };
  }, []);

  useEffect(() => {
    const canvas = map?.getCanvas();
    canvas?.setAttribute('aria-label', messages.map);
    canvas?.setAttribute('aria-describedby', describedBy);
  }, [map, describedBy]);

  useEffect(() => {
    if (!map) return undefined;
    clearLayers(map);
    const parts = drawLayers(map, drawn.data);
    for (const { layerId, visible } of drawn.layers)
      if (!visible) showParts(map, parts.get(layerId) ?? [], false);
    const image = new Image();
    const lay = () => layGround(map, image, drawn.data.bounds);
    image.addEventListener('load', lay);
    image.src = pictureAddress(drawn.ground);
    container.current?.setAttribute('data-drawn', 'true');
    return () => image.removeEventListener('load', lay);
  }, [map, drawn]);

  const wanted = frame.join();
  useEffect(() => {
    if (!map || wanted === own.current) return;
    own.current = undefined;
    map.jumpTo(
      viewOfFrame(wanted.split(',').map(Number) as MapFrame, map.getContainer().clientWidth),
    );
  }, [map, wanted]);

  const motion = () => ({ duration: easeMilliseconds() });
  return (
    <>
      {/* The engine's own rules say where its element stands, unless it says so itself. */}
      <div ref={container} style={{ position: 'absolute', inset: 0 }} data-frame-map />
      <Tools>
        <IconButton
          variant="outline"
          bg="bg.panel"
          label={messages.zoomIn}
          icon={<Plus size={16} />}
          onClick={() => map?.zoomIn(motion(), BY_OFFICER)}
        />
        <IconButton
          variant="outline"
          bg="bg.panel"
          label={messages.zoomOut}
          icon={<Minus size={16} />}
          onClick={() => map?.zoomOut(motion(), BY_OFFICER)}
        />
      </Tools>
    </>
  );
}

const Tools = chakra('div', {
  base: { position: 'absolute', top: '2', insetEnd: '2', display: 'grid', gap: '1' },
});
