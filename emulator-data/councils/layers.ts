import type { Point } from '../town/cell.ts';
import type { Town } from '../town/town.ts';
import { thematicLayers } from './thematic-layers.ts';

export interface DemoLayer {
  id: string;
  layerName: string;
  themeId: string | null;
  category: string | null;
  geometryKind: 'point' | 'line' | 'polygon';
  /** Mapbox GL layers without id and source, as JSON. */
  mbstyle: object;
  zIndex: number;
  minZoom: number;
  /** The basemap is on the map from the start; a theme when somebody chooses it. */
  basemapRole: 'water' | 'green' | 'road' | 'ward' | null;
  publicWebmapVisibility: boolean;
  placemakerDescription: string;
  publicDescription: string;
  features: DemoFeature[];
}

export interface DemoFeature {
  reference: string;
  properties: Record<string, string | null>;
  /** EPSG:27700: one point, one line, or the closed rings of one polygon. */
  rings: Point[][];
}

const area = (fill: string, opacity: number, outline: string, dashes?: number[]) => ({
  type: 'multiple',
  layers: [
    { type: 'fill', paint: { 'fill-color': fill, 'fill-opacity': opacity } },
    { type: 'line', paint: { 'line-color': outline, 'line-width': 1.2, ...(dashes ? { 'line-dasharray': dashes } : {}) } },
  ],
}); // prettier-ignore

/** The layers of a demo council, drawn from its made-up town. Theme names are the council's own. */
export function layersOf(
  town: Town,
  themes: { heritage: string; environment: string; movement: string },
): DemoLayer[] {
  const base = { themeId: null, category: 'Basemap', publicWebmapVisibility: true };
  return [
    { ...base, id: 'wards', layerName: 'Wards', geometryKind: 'polygon', zIndex: 40, minZoom: 0, basemapRole: 'ward', mbstyle: { type: 'line', paint: { 'line-color': '#7a5195', 'line-width': 1.5, 'line-dasharray': [4, 2] } }, placemakerDescription: 'Ward boundaries, which run along streets.', publicDescription: 'The wards of the council.', features: town.wards.map((ward) => polygon(ward.reference, ward.outline, { name: ward.name, reference: ward.reference })) },
    { ...base, id: 'green', layerName: 'Parks and greens', geometryKind: 'polygon', zIndex: 10, minZoom: 0, basemapRole: 'green', mbstyle: { type: 'fill', paint: { 'fill-color': '#cfe5c1' } }, placemakerDescription: 'Parks, recreation grounds, greens and woods.', publicDescription: 'Parks, greens and woods.', features: town.green.map((shape, i) => polygon(`G${i + 1}`, shape.outline, { name: shape.name, ...shape.properties })) },
    { ...base, id: 'water', layerName: 'Water', geometryKind: 'polygon', zIndex: 20, minZoom: 0, basemapRole: 'water', mbstyle: { type: 'fill', paint: { 'fill-color': '#a9cfe6' } }, placemakerDescription: 'River and standing water.', publicDescription: 'River and lakes.', features: town.water.map((shape, i) => polygon(`H${i + 1}`, shape.outline, { name: shape.name, ...shape.properties })) },
    { ...base, id: 'roads', layerName: 'Roads', geometryKind: 'line', zIndex: 30, minZoom: 9, basemapRole: 'road', mbstyle: { type: 'line', paint: { 'line-color': '#ffffff', 'line-width': 2 } }, placemakerDescription: 'Roads with their names; made up.', publicDescription: 'Roads.', features: town.roads.map((road, i) => ({ reference: `R${i + 1}`, properties: { name: road.name, kind: road.kind, number: road.number }, rings: [road.line] })) },
    { id: 'conservation-areas', layerName: 'Conservation areas', themeId: themes.heritage, category: 'Designations', geometryKind: 'polygon', zIndex: 60, minZoom: 0, basemapRole: null, publicWebmapVisibility: true, mbstyle: area('#b45f9c', 0.22, '#8a3b74'), placemakerDescription: 'Designated under section 69 of the 1990 Act.', publicDescription: 'Areas of special architectural or historic interest.', features: town.conservationAreas.map((shape) => polygon(shape.properties.reference ?? shape.name, shape.outline, { name: shape.name, ...shape.properties })) },
    ...town.floodZones.map((shape): DemoLayer => ({ id: `flood-zone-${shape.properties.zone}`, layerName: shape.name, themeId: themes.environment, category: 'Constraints', geometryKind: 'polygon', zIndex: shape.properties.zone === '3' ? 52 : 51, minZoom: 0, basemapRole: null, publicWebmapVisibility: true, mbstyle: shape.properties.zone === '3' ? area('#2b6cb0', 0.3, '#1d4f85') : area('#63b3ed', 0.22, '#3182ce', [2, 2]), placemakerDescription: `${shape.name} for planning; probability ${shape.properties.probability}.`, publicDescription: `${shape.name}. ${shape.properties.probability}.`, features: [polygon(`F${shape.properties.zone}`, shape.outline, { name: shape.name, ...shape.properties })] })),
    ...thematicLayers(town, themes),
  ]; // prettier-ignore
}

function polygon(
  reference: string,
  outline: Point[],
  properties: Record<string, string | null>,
): DemoFeature {
  return { reference, properties, rings: [[...outline, outline[0] as Point]] };
}
