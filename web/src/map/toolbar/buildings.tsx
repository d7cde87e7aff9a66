import { listLayers } from '@calls/land/layers/contract.ts';
import { Building2 } from 'lucide-react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useAbility } from './use-ability.ts';

const FIVE_MINUTES = 300_000;

/** The council's layer of buildings, if it has one. */
export function useBuildings(wanted: boolean) {
  const { data } = useEndpoint(listLayers, wanted ? { visibility: 'placemaker' as const } : null, {
    staleTime: FIVE_MINUTES,
  });
  return data && (data.find((layer) => layer.basemapRole === 'building')?.id ?? null);
}

/** Buildings in 3D, whether the map is tilted or flat. */
export const buildings: MapTool = {
  id: 'buildings',
  kind: 'switch',
  label: messages.buildings,
  icon: <Building2 size={20} />,
  useTool: function useBuildingsTool() {
    const may = useAbility('buildings');
    const layer = useBuildings(!may.hidden);
    if (may.hidden || may.reason !== undefined) return may;
    return layer ? {} : { reason: layer === null ? messages.noBuildings : messages.abilityAsked };
  },
  Part: lazyPart(() => import('./buildings-layer.tsx')),
};
