import { Mountain } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useAbility } from './use-ability.ts';

/** Hills, from the council's own terrain source. */
export const terrain: MapTool = {
  id: 'terrain',
  kind: 'switch',
  label: messages.terrain,
  icon: <Mountain size={20} />,
  useTool: function useTerrain() {
    return useAbility('terrain');
  },
  Part: lazyPart(() => import('./terrain-layer.tsx')),
};
