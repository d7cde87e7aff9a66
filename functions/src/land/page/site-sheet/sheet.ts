import type { Geometry } from 'geojson';

/** Metres of the British grid: west, south, east, north. */
export type MapFrame = [number, number, number, number];

/** What lies in the map's frame, clipped to it, in 27700. */
export interface Surroundings {
  /** The council's own basemap: 'water', 'green', 'road' or 'ward'. */
  basemap: { role: string; shape: Geometry }[];
  otherSites: Geometry[];
  site: Geometry;
  /** Who owns the data that is drawn. */
  attribution: string[];
}

export interface Fact {
  label: string;
  text: string;
}

/** Everything that is on a site's sheet. */
export interface SiteSheet {
  council: string;
  /** #rrggbb */
  colour: string;
  name: string;
  /** Reference, status, scenario. */
  about: string[];
  facts: Fact[];
  /** Layers that overlap the site, the largest first. */
  constraints: Fact[];
  /** What of the site was held against the layers: a councillor takes a site without constraints for a clear one. */
  tested: 'shape' | 'point' | 'nothing';
  /** Undefined for a site without a place. */
  map: { frame: MapFrame; scale: number; surroundings: Surroundings } | undefined;
  /** The address of the site's page, and the date, in words. */
  footer: string[];
}
