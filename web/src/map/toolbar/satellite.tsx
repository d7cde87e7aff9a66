import { Satellite } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useAbility } from './use-ability.ts';

/** Aerial images below sites and layers; needs the council's Google key. */
export const satellite: MapTool = {
  id: 'satellite',
  kind: 'switch',
  label: messages.satellite,
  icon: <Satellite size={20} />,
  useTool: function useSatellite() {
    return useAbility('satellite');
  },
  Part: lazyPart(() => import('./satellite-layer.tsx')),
};
