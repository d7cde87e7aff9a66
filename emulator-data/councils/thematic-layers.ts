import { seededRandom, type Random } from '../random.ts';
import type { Point } from '../town/cell.ts';
import type { Parcel, Town } from '../town/town.ts';
import type { DemoFeature, DemoLayer } from './layers.ts';

/** A made-up town has no schools or buses of its own, so they are put where people would look for them. */
export function thematicLayers(
  town: Town,
  themes: { heritage: string; environment: string; movement: string },
): DemoLayer[] {
  const random = seededRandom(`${town.plan.seed} themes`);
  const layer = (given: Given): DemoLayer => ({
    category: 'Designations',
    minZoom: 0,
    basemapRole: null,
    publicWebmapVisibility: false,
    publicDescription: given.placemakerDescription,
    ...given,
  });
  return [
    layer({ id: 'listed-buildings', layerName: 'Listed buildings', themeId: themes.heritage, geometryKind: 'point', zIndex: 75, minZoom: 11, publicWebmapVisibility: true, mbstyle: { type: 'circle', paint: { 'circle-color': ['match', ['get', 'grade'], 'I', '#8e1b1b', 'II*', '#c4512d', '#e0a458'], 'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 3, 17, 7], 'circle-stroke-color': '#ffffff', 'circle-stroke-width': 1 } }, placemakerDescription: 'On the statutory list; the colour tells the grade.', features: listedBuildings(town, random) }),
    layer({ id: 'article-4-directions', layerName: 'Article 4 directions', themeId: themes.heritage, geometryKind: 'polygon', zIndex: 61, mbstyle: { type: 'fillPattern', pattern: 'crosses', color: '#6b3fa0', opacity: 0.7, size: 14, outline: '#6b3fa0' }, placemakerDescription: 'Permitted development rights are withdrawn here.', features: some(town.conservationAreas, 3, 1).map((shape, i) => area(`A4-${i + 1}`, shape.outline, { name: shape.name.replace('Conservation Area', 'Article 4 direction'), right: 'Houses in multiple occupation' })) }),
    layer({ id: 'local-green-space', layerName: 'Local green space', themeId: themes.environment, geometryKind: 'polygon', zIndex: 45, publicWebmapVisibility: true, mbstyle: { type: 'fillStripes', color: '#3d8b40', angle: 45, width: 3, opacity: 0.65, outline: '#2c6b2f' }, placemakerDescription: 'Protected by the local plan or a neighbourhood plan.', features: some(town.green.filter(({ properties }) => properties['kind'] !== 'woodland'), 2, 0).map((shape, i) => area(`LGS${i + 1}`, shape.outline, { name: shape.name, policy: `Policy GS${1 + (i % 4)}`, document: 'https://www.example.org/local-plan' })) }),
    layer({ id: 'tree-preservation-areas', layerName: 'Tree preservation areas', themeId: themes.environment, geometryKind: 'polygon', zIndex: 46, mbstyle: { type: 'fillPattern', pattern: 'dots', color: '#1b5e20', background: 'rgba(27,94,32,0.12)', size: 12 }, placemakerDescription: 'Woods and groups of trees under a preservation order.', features: (town.green.filter(({ properties }) => properties['kind'] === 'woodland').length > 0 ? town.green.filter(({ properties }) => properties['kind'] === 'woodland') : some(town.green, 5, 2)).map((shape, i) => area(`TPO${i + 1}`, shape.outline, { name: shape.name, order: `TPO ${1970 + ((i * 7) % 50)}/${i + 1}` })) }),
    layer({ id: 'one-way-streets', layerName: 'One-way streets', themeId: themes.movement, category: 'Transport', geometryKind: 'line', zIndex: 65, minZoom: 12, mbstyle: { type: 'arrowLine', color: '#5c6bc0', width: 2, arrowSize: 14, spacing: 70 }, placemakerDescription: 'Arrows point the way that traffic goes.', features: some(town.roads.filter(({ kind }) => kind === 'street'), 6, 0).map((road, i) => line(`OW${i + 1}`, road.line, { name: road.name })) }),
    layer({ id: 'public-rights-of-way', layerName: 'Public rights of way', themeId: themes.movement, category: 'Transport', geometryKind: 'line', zIndex: 64, minZoom: 11, publicWebmapVisibility: true, mbstyle: { type: 'iconPatternLine', icon: 'diamond', color: '#00695c', size: 7, spacing: 16, width: 1 }, placemakerDescription: 'Footpaths and bridleways of the definitive map.', features: paths(town).map((road, i) => line(`P${i + 1}`, road.line, { name: `${road.name} footpath`, status: i % 3 === 0 ? 'Bridleway' : 'Footpath' })) }),
    layer({ id: 'schools', layerName: 'Schools', themeId: themes.movement, category: 'Services', geometryKind: 'point', zIndex: 78, publicWebmapVisibility: true, mbstyle: { type: 'symbol', layout: { 'icon-image': 'triangle', 'text-field': ['step', ['zoom'], '', 13, ['get', 'name']], 'text-size': 12, 'text-offset': [0, 1.1], 'text-anchor': 'top', 'text-optional': true }, paint: { 'icon-color': '#ad1457', 'text-color': '#7b0d3d', 'text-halo-color': '#ffffff', 'text-halo-width': 1.4 } }, placemakerDescription: 'Primary and secondary schools with their names.', features: schools(town, random) }),
    layer({ id: 'bus-stops', layerName: 'Bus stops', themeId: themes.movement, category: 'Transport', geometryKind: 'point', zIndex: 70, minZoom: 11, mbstyle: { type: 'multiple', layers: [{ type: 'circle', paint: { 'circle-color': '#ffffff', 'circle-radius': 5, 'circle-stroke-color': '#1565c0', 'circle-stroke-width': 2 } }, { type: 'circle', paint: { 'circle-color': '#1565c0', 'circle-radius': 2 } }] }, placemakerDescription: 'Stops on the main roads, about 300 m apart.', features: busStops(town) }),
  ]; // prettier-ignore
}

type Given = Pick<
  DemoLayer,
  | 'id'
  | 'layerName'
  | 'themeId'
  | 'geometryKind'
  | 'zIndex'
  | 'mbstyle'
  | 'placemakerDescription'
  | 'features'
> &
  Partial<DemoLayer>;

/** Every nth entry of a list, starting with the one at `from`. */
const some = <T>(all: readonly T[], every: number, from: number): T[] =>
  all.filter((_, index) => index % every === from % every);

const area = (reference: string, outline: Point[], properties: Record<string, string>) => ({
  reference,
  properties,
  rings: [[...outline, outline[0] as Point]],
});
const line = (reference: string, points: Point[], properties: Record<string, string>) => ({
  reference,
  properties,
  rings: [points],
});
const point = (reference: string, at: Point, properties: Record<string, string>): DemoFeature => ({
  reference,
  properties,
  rings: [[at]],
});

function paths(town: Town): Town['roads'] {
  const lanes = town.roads.filter(({ kind }) => kind === 'lane' || kind === 'riverside');
  return lanes.length > 0 ? lanes : some(town.roads, 9, 3);
}

/** The old town has more listed buildings; about one in forty is grade I. */
function listedBuildings(town: Town, random: Random): DemoFeature[] {
  const old = town.plan.rings[1];
  const likely = ({ fromCentre }: Parcel) => (fromCentre < old ? 0.12 : 0.006);
  const names = ['House', 'Chapel', 'Warehouse', 'Terrace', 'Mill', 'Inn', 'Institute'];
  return town.parcels
    .filter((parcel) => random.chance(likely(parcel)))
    .map((parcel, index) => {
      const grade = random.weighted([['I', 1], ['II*', 4], ['II', 35]] as const); // prettier-ignore
      const street = parcel.fronts[0]?.name ?? 'Old Town';
      return point(`LB${index + 1}`, middleOf(parcel), {
        name: `${random.whole(1, 90)} ${street} (${random.pick(names)})`,
        grade,
        entry: String(1_000_000 + index * 37),
        list: `https://www.example.org/the-list/${1_000_000 + index * 37}`,
      });
    });
}

function schools(town: Town, random: Random): DemoFeature[] {
  const kinds = ['Primary School', 'Primary School', 'Academy', 'C of E Primary School'];
  return town.wards.flatMap((ward, index) => {
    const parcels = town.parcels.filter((parcel) => parcel.ward === ward);
    if (parcels.length === 0) return [];
    const at = middleOf(random.pick(parcels));
    const name = `${ward.name} ${random.pick(kinds)}`;
    return [point(`S${index + 1}`, at, { name, places: String(random.whole(7, 45) * 30) })];
  });
}

const STOP_EVERY_M = 300;

function busStops(town: Town): DemoFeature[] {
  const served = town.roads.filter(({ kind }) => kind === 'main' || kind === 'ring');
  const stops = served.flatMap(({ name, line: points }) =>
    along(points, STOP_EVERY_M).map((at) => ({ name, at })),
  );
  return stops.map(({ name, at }, index) =>
    point(`B${index + 1}`, at, { name, stop: `Stop ${String.fromCharCode(65 + (index % 26))}` }),
  );
}

/** Points along a line at a regular distance in metres. */
function along(points: readonly Point[], every: number): Point[] {
  const found: Point[] = [];
  let left = every / 2;
  points.slice(1).forEach((to, index) => {
    const from = points[index] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let gone = left;
    for (; gone < length; gone += every) {
      const share = gone / length;
      found.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    left = gone - length;
  });
  return found;
}

function middleOf({ rings: [outer = []] }: Parcel): Point {
  const ring = outer.slice(1);
  const sum = ring.reduce<Point>(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}
