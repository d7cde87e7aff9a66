import { Box } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMapParts } from '../map-parts.ts';
import { mapMessages as messages } from '../messages.ts';
import { reducedMotion } from '../reduced-motion.ts';
import { DEBOUNCE_MS, EASE_MS, FLAT_BELOW, PITCH_2D, PITCH_3D } from '../view.ts';
import type { MapTool } from './map-tool.ts';
import { useAbility } from './use-ability.ts';

/**
 * Tilts the map or lays it flat; when tilted, it is rotated by dragging with the right button and by Shift and arrow
 * keys.
 */
export const threeD: MapTool = {
  id: '3d',
  kind: 'act',
  label: messages.threeD,
  icon: <Box size={20} />,
  useTool: function useThreeD() {
    const map = useMapParts()?.map;
    const may = useAbility('threeD');
    const able = may.hidden === undefined && may.reason === undefined;
    const leant = useLeant();
    useEffect(() => {
      if (!map) return;
      const { dragRotate, touchPitch, touchZoomRotate, keyboard } = map.getMap();
      if (able && leant) {
        dragRotate.enable();
        touchPitch.enable();
        touchZoomRotate.enableRotation();
        keyboard.enableRotation();
      } else {
        dragRotate.disable();
        touchPitch.disable();
        touchZoomRotate.disableRotation();
        keyboard.disableRotation();
      }
    }, [map, able, leant]);
    return {
      ...may,
      pressed: leant,
      act: () =>
        map?.easeTo({
          pitch: leant ? PITCH_2D : PITCH_3D,
          ...(leant ? { bearing: 0 } : {}),
          duration: reducedMotion.matches ? 0 : EASE_MS,
        }),
    };
  },
};

/** Whether the map is in 3D: tilted by more than 5 degrees. */
function useLeant(): boolean {
  const map = useMapParts()?.map;
  const [leant, setLeant] = useState(() => (map?.getPitch() ?? 0) > FLAT_BELOW);
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLeant(map.getPitch() > FLAT_BELOW), DEBOUNCE_MS.pitch);
    };
    look();
    map.on('pitch', look);
    return () => {
      clearTimeout(timer);
      map.off('pitch', look);
    };
  }, [map]);
  return leant;
}
