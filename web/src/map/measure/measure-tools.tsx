import { LandPlot, Ruler } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { MapTool } from '../toolbar/map-tool.ts';
import { measureMessages as messages } from './messages.ts';

const useAlways = () => ({});

/** Measures along a line. */
export const measureLength: MapTool = {
  id: 'measure-length',
  kind: 'hand',
  label: messages.length,
  icon: <Ruler size={20} />,
  useTool: useAlways,
  Part: lazyPart(() => import('./measure-length.tsx')),
};

/** Measures a polygon's area. */
export const measureArea: MapTool = {
  id: 'measure-area',
  kind: 'hand',
  label: messages.area,
  icon: <LandPlot size={20} />,
  useTool: useAlways,
  Part: lazyPart(() => import('./measure-area.tsx')),
};
