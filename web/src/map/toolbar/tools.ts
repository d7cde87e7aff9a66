import { measureArea, measureLength } from '../measure/measure-tools.tsx';
import { buildings } from './buildings.tsx';
import { copyLink } from './copy-link.tsx';
import { fullScreen } from './full-screen.tsx';
import { home } from './home.tsx';
import type { MapTool, ToolColumns } from './map-tool.ts';
import { threeD } from './pitch.tsx';
import { print } from './print.tsx';
import { satellite } from './satellite.tsx';
import { screenshot } from './screenshot.tsx';
import { terrain } from './terrain.tsx';
import { zoomIn, zoomOut } from './zoom.tsx';

/** The tools that every map has. */
const moving = [zoomIn, zoomOut, home, fullScreen];

/** A map for viewing. */
export const LOOKING: ToolColumns = [moving];

/** A map for working; `more` are the screen's own tools, such as drawing a site. */
export const working = (...more: MapTool[]): ToolColumns => [
  moving,
  [satellite, threeD, buildings, terrain],
  [measureLength, measureArea, ...more, print, screenshot, copyLink],
];
