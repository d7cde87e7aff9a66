import type { Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { ReactNode, Ref, RefObject } from 'react';
import type * as MapLibreParts from 'react-map-gl/maplibre';
import type { ToolColumns } from './toolbar/map-tool.ts';
import type { Box, MapView } from './view.ts';

/** The parts of react-map-gl that an engine is made of; both engines' have the same shape. */
export type EngineParts = Pick<
  typeof MapLibreParts,
  'Layer' | 'Map' | 'Marker' | 'ScaleControl' | 'Source'
>;

/** What a screen can tell the map to do. */
export interface MapHandle {
  fit: (box: Box, options?: { padding?: number; maxZoom?: number }) => void;
  /** Moves to a place, as longitude and latitude; zoom 16 shows its street. */
  flyTo: (point: [longitude: number, latitude: number], zoom?: number) => void;
  /** Moves this to the middle, at the zoom that the map has. */
  centre: (box: Box) => void;
  /** West, south, east, north of the visible area. */
  bounds: () => Box | undefined;
}

/** A feature of a council's layer under the pointer. */
export interface LayerHit {
  layerId: string;
  featureId: string | number | undefined;
  properties: Record<string, unknown>;
}
/** Everything under a click, the topmost first, each once. */
export interface Hits {
  sites: number[];
  others: LayerHit[];
  /** Longitude and latitude of the click. */
  at: [longitude: number, latitude: number];
}
/** Edges in the window, in CSS pixels. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Where the pointer is in the window, in CSS pixels: to show something beside it. */
export interface PointerPlace {
  x: number;
  y: number;
  /** What panels leave free of the map: what is shown stays within. */
  room: Room;
}

export interface MapEngineProps {
  handle: Ref<MapHandle | null>;
  mapStyle: StyleSpecification;
  /** Where the map starts: a view, or a box to fit. */
  start: { view: MapView } | { box: Box };
  home: Box;
  /** The map with its tools, legend and licence: the element that goes full screen, and that is printed. */
  frame: RefObject<HTMLElement | null>;
  /** The toolbar, column by column; without it the map can only be moved. */
  tools?: ToolColumns | undefined;
  /** Whether the council's maps can be tilted (flag 'site search 3D map'). */
  leans: boolean;
  /** Pixels around a fitted extent; 90 by default. */
  fitPadding?: number | undefined;
  mapboxToken?: string | undefined;
  /** Sites to highlight: the selected one is drawn at every zoom. */
  selected?: Geometry | undefined;
  hoveredId?: number | undefined;
  /** Retries layers that failed to load; undefined if none did. */
  retry?: (() => void) | undefined;
  /** The site under the resting pointer; undefined when it leaves. */
  onHover?: ((siteId: number | undefined, at?: PointerPlace) => void) | undefined;
  /**
   * A click: all sites and all features of layers under it (layers whose style has
   * `metadata: { layerId }`), empty where there is nothing. Without it the map answers to no pointer.
   */
  onHits?: ((hits: Hits) => void) | undefined;
  onView?: ((view: MapView, bounds: Box) => void) | undefined;
  /** Further layers and tools of the screen, drawn once the map is loaded; `useMapParts` gives them the map. */
  children?: ReactNode;
}
