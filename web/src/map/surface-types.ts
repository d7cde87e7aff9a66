import type { Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { ReactNode, Ref } from 'react';
import type * as MapLibreParts from 'react-map-gl/maplibre';
import type { Box, MapView } from './view.ts';

/** The parts of react-map-gl that a surface is made of; both engines' have the same shape. */
export type EngineParts = Pick<typeof MapLibreParts, 'Layer' | 'Map' | 'ScaleControl' | 'Source'>;

/** What a screen may ask of the map. */
export interface MapHandle {
  fit: (box: Box, options?: { padding?: number; maxZoom?: number }) => void;
  /** West, south, east, north of what is in sight. */
  bounds: () => Box | undefined;
}

export interface SurfaceProps {
  handle: Ref<MapHandle | null>;
  mapStyle: StyleSpecification;
  /** Where the map begins: a view, or a box to be fitted. */
  start: { view: MapView } | { box: Box };
  home: Box;
  mapboxToken?: string | undefined;
  /** Sites to be emphasised: the selected one, drawn at every zoom. */
  selected?: Geometry | undefined;
  hoveredId?: number | undefined;
  /** Asks again for layers that could not be had; undefined while nothing is missing. */
  retry?: (() => void) | undefined;
  /** Whether the fill of a feature answers to pointer; off for a still map of one site. */
  onHover?: ((siteId: number | undefined) => void) | undefined;
  onPick?: ((siteId: number) => void) | undefined;
  onView?: ((view: MapView, bounds: Box) => void) | undefined;
  /** Further layers and tools of the screen, drawn once the map is loaded; `useMapParts` is their map. */
  children?: ReactNode;
}
