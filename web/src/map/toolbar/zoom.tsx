import { Minus, Plus } from 'lucide-react';
import { useMapParts } from '../map-parts.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';

export const zoomIn: MapTool = {
  id: 'zoom-in',
  kind: 'act',
  label: messages.zoomIn,
  icon: <Plus size={20} />,
  useTool: function useZoomIn() {
    const map = useMapParts()?.map;
    return { act: () => map?.zoomIn() };
  },
};

export const zoomOut: MapTool = {
  id: 'zoom-out',
  kind: 'act',
  label: messages.zoomOut,
  icon: <Minus size={20} />,
  useTool: function useZoomOut() {
    const map = useMapParts()?.map;
    return { act: () => map?.zoomOut() };
  },
};
