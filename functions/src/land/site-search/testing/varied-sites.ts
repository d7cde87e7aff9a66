import fc from 'fast-check';
import type { NewField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { box, type Shape, type XY } from './shapes.ts';

/** One site with a value of every kind that a dictionary knows, and what else it can be found by. */
export interface VariedSite {
  id: number;
  site_name: string | null;
  notes: string | null;
  site_type: string | null;
  size_ha: number | null;
  homes: number | null;
  lon: number | null;
  deliverable: boolean | null;
  permission_date: string | null;
  uses: string[] | null;
  grades: number[] | null;
  extra: unknown;
  created_at: string;
  site_tags: string[];
  site_list: number[];
  site_selection: string[];
  /** The searchable fields' words. */
  search_text: string;
  /** In EPSG:27700. */
  shape: Shape | null;
  /** The same as the database keeps it for the web map, in EPSG:3857. */
  onWebMap: Shape | null;
}

export const variedFields: NewField[] = [
  { dbPropertyName: 'site_name', label: 'Site name', type: 'text.small', searchable: true },
  { dbPropertyName: 'notes', label: 'Notes', type: 'text.large' },
  { dbPropertyName: 'site_type', label: 'Type', type: 'dropdown' },
  { dbPropertyName: 'size_ha', label: 'Size', type: 'area.hectares' },
  { dbPropertyName: 'homes', label: 'Homes', type: 'residential-units' },
  { dbPropertyName: 'lon', label: 'Longitude', type: 'lon' },
  { dbPropertyName: 'deliverable', label: 'Deliverable', type: 'switch' },
  { dbPropertyName: 'permission_date', label: 'Permission', type: 'date' },
  { dbPropertyName: 'uses', label: 'Uses', type: 'list.string' },
  { dbPropertyName: 'grades', label: 'Grades', type: 'list.number' },
  { dbPropertyName: 'extra', label: 'Extra', type: 'json' },
];

export const words = [
  'Mill Lane',
  'mill lane',
  'Old Mill',
  '50% Yard',
  'A_B Works',
  'C\\D Depot',
  "O'Neill's “Yard”",
  'Tŷ Glas',
  'TŶ GLAS',
  'Łódź 東京 🏠',
  '',
  ' ',
  'x'.repeat(300),
  "'; drop table sites; --",
];
export const types = ['Brownfield', 'Greenfield', 'Mixed', "Other's", ''];
export const uses = ['housing', 'retail', "a'b", '%', 'a,b', '{}', 'NULL', ''];
export const numbers = [-1.5, 0, 0.1, 0.30000000000000004, 1, 2.25, 1e15, 123456789.123456];
export const wholes = [0, 1, 2, 40, 2_147_483_647];
export const grades = [0, 1, 2.5, -3];
export const days = ['0001-01-01', '2024-02-29', '2025-06-30', '2025-07-01', '9999-12-31'];
/** Near midnight and a change of the clocks in London. */
export const moments = [
  '2025-06-29T22:59:59.999Z',
  '2025-06-30T22:59:59Z',
  '2025-06-30T23:00:00Z',
  '2025-12-31T23:59:59Z',
  '2026-01-01T00:00:00Z',
  '2024-02-29T12:00:00Z',
];
export const tags = ['town-centre', 'flood-risk', 'phase-2', '50%', 'a_b', "o'neill"];
export const LISTS = 4;
export const selections = [
  '0b8a5a5e-4b3c-4d70-9a1b-2f6f2a4c9d01',
  '0b8a5a5e-4b3c-4d70-9a1b-2f6f2a4c9d02',
];

/** The town's south-west corner and its size, in metres. */
export const TOWN = { x: 424_000, y: 564_000, size: 4_000 };

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const from = <T>(list: readonly T[]) => fc.constantFrom(...list);
const some = <T>(list: readonly T[]) => fc.subarray([...list]);

// Whole hundreds: they lie exactly on the edges of the areas that are asked for.
const corner: fc.Arbitrary<XY> = fc
  .tuple(fc.nat(TOWN.size / 100), fc.nat(TOWN.size / 100))
  .map(([x, y]) => [TOWN.x + x * 100, TOWN.y + y * 100]);
const shape: fc.Arbitrary<Shape> = fc.oneof(
  corner.map((at): Shape => ({ kind: 'point', at: [at] })),
  fc
    .tuple(corner, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .map(([[x, y], wide, high]) => box(x, y, x + wide * 100, y + high * 100)),
);

const site = fc.record({
  site_name: orNull(from(words)),
  notes: orNull(from(words)),
  site_type: orNull(from(types)),
  size_ha: orNull(from(numbers)),
  homes: orNull(from(wholes)),
  lon: orNull(from([-180, -1.61, 0, 0.1, 180])),
  deliverable: orNull(fc.boolean()),
  permission_date: orNull(from(days)),
  uses: orNull(some(uses)),
  grades: orNull(some(grades)),
  extra: orNull(from([{}, [], { a: 1 }, [0], 'text', 0])),
  created_at: from(moments),
  site_tags: some(tags),
  site_list: some([1, 2, 3]),
  site_selection: some(selections),
  shape: orNull(shape),
});

/** The same sites every time, for one seed. */
export function variedSites(count: number, seed: number): Omit<VariedSite, 'id' | 'onWebMap'>[] {
  const sites = fc.sample(site, { numRuns: count, seed });
  return sites.map((each) => ({ ...each, search_text: each.site_name ?? '' }));
}

/** Layers of the test: squares like wards that share edges with sites, crooked zones, a road, some points. */
export const layers: Record<string, Shape[]> = {
  wards: [0, 1, 2, 3].map((n) => {
    const [x, y] = [TOWN.x + (n % 2) * 2_000, TOWN.y + Math.floor(n / 2) * 2_000];
    return box(x, y, x + 2_000, y + 2_000);
  }),
  zones: [
    {
      kind: 'polygon',
      at: ring([
        [0.37, 0.11],
        [13.21, 2.43],
        [9.17, 17.31],
        [6.53, 6.71],
      ]),
    },
    {
      kind: 'polygon',
      at: ring([
        [25.13, 25.29],
        [37.41, 22.37],
        [31.19, 39.23],
      ]),
    },
  ],
  roads: [
    {
      kind: 'line',
      at: ring([
        [0.19, 39.7],
        [15.23, 21.41],
        [22.37, 24.17],
        [39.9, 1.3],
      ]),
    },
  ],
  stops: ring([
    [5, 5],
    [20, 20],
    [33.3, 7.7],
  ]).map((at): Shape => ({ kind: 'point', at: [at] })),
  empty: [],
};

function ring(hundreds: XY[]): XY[] {
  return hundreds.map(([x, y]) => [TOWN.x + x * 100, TOWN.y + y * 100]);
}
