import {
  featureFilter,
  type Feature,
  type FilterSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { councilStyle } from '@contract/land/layers/style/council-style.ts';
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { namesApart } from './area-names.ts';

const source = (name: string) => ({
  tiles: `/tiles/${name}/{z}/{x}/{y}`,
  sourceLayer: name,
  attributes: ['name'],
});
const style = councilStyle(
  [
    { id: 'wards', role: 'ward', minZoom: 0, ...source('wards') },
    { id: 'roads', role: 'road', minZoom: 9, ...source('roads') },
  ],
  { ...source('sites'), colouring: null },
);
/** Numbered as in vector tiles. */
const POINT = 1;
const AREA = 3;
const speaksOf = (
  filter: FilterSpecification | undefined,
  type: Feature['type'],
  properties = {},
) =>
  featureFilter(filter, 'layers[0].filter').filter({ zoom: 14 }, {
    type,
    properties,
  } as Feature);
const byId = (layers: LayerSpecification[], id: string) =>
  layers.find((layer) => layer.id === id) as SymbolLayerSpecification;

it('leaves no name to the pieces into which tiles cut an area, but to points', () => {
  const { filter } = byId(namesApart(style).layers, 'wards-name');
  expect(speaksOf(filter, AREA)).toBe(false);
  expect(speaksOf(filter, POINT)).toBe(true);
});

it('names areas from points of their own, as they were named', () => {
  const { names, areas } = namesApart(style);
  const { filter, ...ward } = byId(names.layers, 'wards-name:middle');
  const { layout, paint } = byId(style.layers, 'wards-name');
  expect(ward).toEqual({
    id: 'wards-name:middle',
    type: 'symbol',
    source: 'middles:wards-name',
    minzoom: 10,
    layout,
    paint,
  });
  expect(filter).toBeUndefined();
  expect(Object.keys(names.sources)).toEqual(['middles:wards-name']);
  expect(areas).toMatchObject([{ source: 'wards', sourceLayer: 'wards', minZoom: 10 }]);
  expect(speaksOf(areas[0]?.filter, AREA)).toBe(true);
  expect(speaksOf(areas[0]?.filter, POINT)).toBe(false);
});

it('keeps what a layer said of which areas it names', () => {
  const filter = ['==', ['get', 'kind'], 'park'];
  const layer = { ...byId(style.layers, 'wards-name'), filter } as LayerSpecification;
  const [area] = namesApart({ sources: style.sources, layers: [layer] }).areas;
  expect(speaksOf(area?.filter, AREA, { kind: 'park' })).toBe(true);
  expect(speaksOf(area?.filter, AREA, { kind: 'square' })).toBe(false);
});

it('lets names along lines, counts of sites and everything else be', () => {
  const { layers, names } = namesApart(style);
  const others = (all: LayerSpecification[]) => all.filter(({ id }) => id !== 'wards-name');
  expect(others(layers)).toEqual(others(style.layers));
  expect(names.layers).toHaveLength(1);
});
