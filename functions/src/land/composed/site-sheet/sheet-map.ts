import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { Tx } from '../../../platform/db.ts';
import { drawMap } from '../../ground/map-picture/draw-map.ts';
import { stylesOfKey } from '../../ground/layers/style/told-apart.ts';
import { keySigns } from '../../ground/map-picture/key-signs.ts';
import { namesColour } from '../../ground/map-picture/names-colour.ts';
import {
  frameAround,
  groundMetres,
  type MapFrame,
  zoomOf,
} from '../../ground/map-picture/map-picture.ts';
import type { Size } from '../../ground/map-picture/label-room.ts';
import { ownReferenceFields } from '../../ground/sites/own-reference-fields.ts';
import type { GatheredSite } from './gather-site.ts';
import { sheetMessages as messages } from './messages.ts';
import type { Constraint } from '../../constraints/contract.ts';
import { findExtent, findSurroundings } from '../../ground/map-picture/queries/surroundings.ts';

/** Half a point on the page is finer than a printer can draw. */
const FINEST_POINTS = 0.5;
/** The page between its margins, in points. */
const WIDTH = 515;
/** What the map, the constraints and the nearest things share of the first page. */
const ROOM = 530;
const LINE = 18;
const HEIGHTS = { least: 220, most: 400 };
/** Points of a layer are drawn where the nearest is no farther than this many metres. */
const NEAR_POINT = 150;

/** With more layers a map of a page cannot be read. */
const MAX_LAYERS = 6;

/** The map of where the site is; a map that shows as much needs none. */
const LOCATION = { size: { width: 248, height: 108 }, scale: 25_000 };

/** A map of the site with the layers on it, and the squares of its key. */
export interface SheetMap {
  isPoint: boolean;
  /** '1:2,500 at A4' */
  scale: string;
  layers: string[];
  attribution: string[];
  /** 'location.svg' among the pictures. */
  location: { scale: string } | undefined;
  /** SVG by name, for the template. */
  pictures: Record<string, string>;
  markOf: (layerId: string) => string | null;
}

/** The map of a site, larger the fewer lines stand below it; undefined for a site without a place. */
export async function sheetMap(
  tx: Tx,
  siteId: number,
  { constraints, fields }: Pick<GatheredSite, 'constraints' | 'fields'>,
  lines: number,
): Promise<SheetMap | undefined> {
  const extent = await findExtent(tx, [siteId]);
  if (!extent) return undefined;
  const size: Size = {
    width: WIDTH,
    height: Math.max(HEIGHTS.least, Math.min(HEIGHTS.most, ROOM - lines * LINE)),
  };
  const { frame, scale } = frameAround(extent, size);
  const shown = layersInFrame(constraints, size.height * groundMetres(scale));
  const layerIds = shown.map(({ layerId }) => layerId);
  const tolerance = groundMetres(scale) * FINEST_POINTS;
  const found = await findSurroundings(tx, {
    siteIds: [siteId],
    withOtherSites: true,
    ownReferences: ownReferenceFields(fields),
    frame,
    tolerance,
    layerIds,
  });
  const sites = found.sites.map((each) => ({ ...each, name: '' }));
  const scaleWords = messages.scale(formatNumber(scale));
  const drawn = shown.filter(({ layerId }) =>
    found.features.some((feature) => feature.layerId === layerId),
  );
  const styles = stylesOfKey(
    drawn.map(({ layerId, geometryKind }) => ({
      layerId,
      kind: geometryKind,
      mbstyle: found.styles.find((style) => style.layerId === layerId)?.mbstyle ?? null,
    })),
  );
  const themes = drawn.map(({ layerId, layerName, geometryKind }, index) => ({
    layerId,
    layerName,
    kind: geometryKind,
    style: styles[index]!,
    colour: namesColour(styles[index]!),
    features: found.features
      .filter((feature) => feature.layerId === layerId)
      // Names of points and lines would cover the streets' own.
      .map((each) => ({ ...each, name: geometryKind === 'polygon' ? each.name || layerName : '' })),
  }));
  const location = scale < LOCATION.scale / 2 ? await locationMap(tx, frame) : undefined;
  const markName = (index: number) => `mark-${index}.svg`;
  return {
    isPoint: sites.some(({ shape }) => shape.type.endsWith('Point')),
    scale: scaleWords,
    layers: drawn.map(({ layerName }) => layerName),
    attribution: found.attribution,
    location,
    pictures: {
      ...(location ? { 'location.svg': location.picture } : {}),
      'map.svg': drawMap({
        ...found,
        sites,
        frame,
        size,
        scale,
        scaleWords,
        north: messages.north,
        themes,
      }),
      ...Object.fromEntries(
        themes.map(({ style, kind, features }, index) => [
          markName(index),
          keySigns(style, kind, { features, zoom: zoomOf(frame, size) })[0]?.svg ?? '',
        ]),
      ),
    },
    markOf: (layerId) => {
      const index = themes.findIndex((theme) => theme.layerId === layerId);
      return index < 0 ? null : markName(index);
    },
  };
}

/** The streets around, and where among them the site is. */
async function locationMap(tx: Tx, [west, south, east, north]: MapFrame) {
  const { size, scale } = LOCATION;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const reach = (points: number) => (points / 2) * groundMetres(scale);
  const frame: MapFrame = [
    x - reach(size.width),
    y - reach(size.height),
    x + reach(size.width),
    y + reach(size.height),
  ];
  const tolerance = groundMetres(scale) * FINEST_POINTS;
  const found = await findSurroundings(tx, {
    siteIds: [],
    withOtherSites: false,
    frame,
    tolerance,
    layerIds: [],
  });
  const scaleWords = messages.scale(formatNumber(scale));
  const at = [x, y];
  const sites = [{ name: '', at, shape: { type: 'Point' as const, coordinates: at } }];
  const drawn = { ...found, themes: [], sites, frame, size, scale, scaleWords };
  return { scale: scaleWords, picture: drawMap({ ...drawn, north: messages.north }) };
}

/** Layers that the map can show and tell apart: what meets the site, and areas in view. */
function layersInFrame(constraints: readonly Constraint[], reach: number): Constraint[] {
  return constraints
    .filter(({ features, nearestMetres, geometryKind }) => {
      if (features > 0) return true;
      if (nearestMetres === null || geometryKind === 'line') return false;
      return nearestMetres < (geometryKind === 'point' ? NEAR_POINT : reach / 2);
    })
    .slice(0, MAX_LAYERS);
}
