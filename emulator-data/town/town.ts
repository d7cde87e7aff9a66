import { seededRandom } from '../random.ts';
import { StreetNames } from '../names/streets.ts';
import { bendFor, denser } from './bend.ts';
import type { Bend } from './bend.ts';
import { layBlocks } from './blocks.ts';
import type { Block, LandUse } from './blocks.ts';
import { cellArea, cellMiddle, ringArea } from './cell.ts';
import type { Cell, Point, Street } from './cell.ts';
import { layNetwork } from './network.ts';
import { frontsOf, partBlock } from './parcels.ts';
import type { Plot } from './parcels.ts';
import type { TownPlan } from './plan.ts';
import { drawWards } from './wards.ts';
import type { Ward } from './wards.ts';
import { drawFloodZones, drawLake, drawRiver } from './water.ts';
import type { Shape } from './water.ts';

/** A piece of land in EPSG:27700 that may become a site. */
export interface Parcel {
  /** Closed rings: the boundary, then holes. */
  rings: Point[][];
  hectares: number;
  use: LandUse;
  ward: Ward;
  /** Streets it fronts, nearest frontage first, with the compass side of the street it lies on. */
  fronts: { name: string; side: string }[];
  /** Metres from the middle of the town, and from the river's bank. */
  fromCentre: number;
  fromRiver: number;
}

export interface Town {
  plan: TownPlan;
  parcels: Parcel[];
  wards: Ward[];
  roads: { name: string; kind: string; number: string | null; line: Point[] }[];
  water: Shape[];
  green: Shape[];
  floodZones: Shape[];
  conservationAreas: Shape[];
}

/** Builds a town from its plan: the same plan gives the same town. */
export function buildTown(plan: TownPlan): Town {
  const random = seededRandom(`${plan.seed} town`);
  const names = new StreetNames(seededRandom(`${plan.seed} streets`));
  const bend = bendFor(plan);
  const network = layNetwork(plan, random);
  const { wards, wardOf } = drawWards(plan, network.quarters, bend);
  const laid = network.quarters.map((quarter) => layBlocks(quarter, names, random, plan.urban));
  const streets = [...network.streets, ...laid.flatMap((each) => each.streets)];
  const blocks = laid.flatMap((each) => each.blocks);
  const parcels: Parcel[] = [];
  for (const block of blocks) {
    const ward = wardOf.get(block.quarter);
    if (!ward) throw new Error('Every quarter lies in a ward');
    const parted = partBlock(block, names, random, plan.grain);
    streets.push(...parted.closes);
    if (block.use === 'park') continue;
    for (const plot of parted.plots) {
      // Backland is named after the street in front of it.
      const fronts = plot.fronts.length > 0 ? plot.fronts : frontsOf(block.cell);
      parcels.push(surveyed({ ...plot, fronts }, ward, plan, bend));
    }
  }
  const greens = blocks.filter(({ use }) => use === 'park' || use === 'wood');
  return {
    plan,
    parcels,
    wards,
    roads: drawRoads(plan, streets, bend),
    green: greens.map((block) => drawGreen(block, bend)),
    water: [drawRiver(plan, bend), ...lakes(blocks, bend, plan)],
    floodZones: drawFloodZones(plan, bend, random),
    conservationAreas: protect(
      laid.flatMap((each) => each.neighbourhoods),
      plan,
      bend,
    ),
  };
}

const compass = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
];

function surveyed(plot: Plot, ward: Ward, plan: TownPlan, bend: Bend): Parcel {
  const rings = [plot.outer, ...plot.holes].map((ring) => {
    const bent = denser(ring, true).map(bend);
    return [...bent, bent[0] as Point];
  });
  const square = rings.reduce((sum, ring) => sum + ringArea(ring), 0);
  const middle = mean(plot.outer);
  const [mx, my] = bend(middle);
  const fronts = plot.fronts
    .map(({ street, at }) => ({
      street,
      at,
      far: Math.hypot(at[0] - middle[0], at[1] - middle[1]),
    }))
    .sort((a, b) => a.far - b.far)
    .map(({ street, at }) => {
      const [x, y] = bend(at);
      const turn = Math.round(Math.atan2(my - y, mx - x) / (Math.PI / 4) + 8) % 8;
      return { name: street.name, side: compass[turn] as string };
    });
  return {
    rings,
    hectares: Math.round(square) / 10_000,
    use: plot.use,
    ward,
    fronts,
    fromCentre: Math.hypot(middle[0], middle[1]),
    fromRiver: Math.abs(middle[1]) - plan.river.halfWidth,
  };
}

function mean(ring: readonly Point[]): Point {
  const sum = ring.reduce<Point>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

function drawRoads(plan: TownPlan, streets: readonly Street[], bend: Bend): Town['roads'] {
  let number = plan.roadNumbers;
  return streets
    .filter(({ line }) => line.length > 1)
    .map(({ name, kind, line }) => ({
      name,
      kind,
      number:
        kind === 'main' || kind === 'bypass'
          ? `A${number++}`
          : kind === 'ring'
            ? `B${number++}`
            : null,
      line: denser(line, false).map(bend),
    }));
}

function drawGreen(block: Block, bend: Bend): Shape {
  const wood = block.use === 'wood';
  const street = block.cell.find((corner) => corner.street)?.street?.name ?? 'Low Moor Lane';
  const first = street.replace(/ \S+$/, '');
  const size = cellArea(block.cell);
  const kind = wood
    ? 'woodland'
    : size > 40_000
      ? 'park'
      : size > 12_000
        ? 'recreation ground'
        : 'green';
  const word = {
    woodland: 'Wood',
    park: 'Park',
    'recreation ground': 'Recreation Ground',
    green: 'Green',
  }[kind];
  return { name: `${first} ${word}`, outline: bent(block.cell, bend), properties: { kind } };
}

function lakes(blocks: readonly Block[], bend: Bend, plan: TownPlan): Shape[] {
  const random = seededRandom(`${plan.seed} lakes`);
  const kinds = ['Tarn', 'Mere', 'Pool', 'Flash', 'Reservoir'];
  return blocks
    .filter(({ use, cell }) => (use === 'park' || use === 'wood') && cellArea(cell) > 50_000)
    .filter(() => random.chance(0.3))
    .map((block) => {
      const first = drawGreen(block, bend).name.replace(/ \S+$/, '');
      const radius = Math.sqrt(cellArea(block.cell)) * 0.22;
      return drawLake(
        cellMiddle(block.cell),
        radius,
        `${first} ${random.pick(kinds)}`,
        bend,
        random,
      );
    });
}

/** The old town's neighbourhoods, and one or two further out, that the council has designated. */
function protect(neighbourhoods: readonly Cell[], plan: TownPlan, bend: Bend): Shape[] {
  const random = seededRandom(`${plan.seed} conservation`);
  const chosen: Cell[] = [];
  for (const cell of neighbourhoods) {
    const far = Math.hypot(...cellMiddle(cell));
    const likely = far < plan.rings[1] ? 0.5 : 0.04;
    const clear = chosen.every((other) => distance(other, cell) > Math.sqrt(cellArea(cell)) * 0.9);
    if (clear && random.chance(likely)) chosen.push(cell);
  }
  return chosen.map((cell, i) => {
    const street = cell.find((corner) => corner.street)?.street?.name ?? 'Old Town';
    const year = String(random.whole(1968, 2014));
    const properties = { reference: `CA${String(i + 1).padStart(2, '0')}`, designated: year };
    return { name: `${street} Conservation Area`, outline: bent(cell, bend), properties };
  });
}

function distance(a: Cell, b: Cell): number {
  const [p, q] = [cellMiddle(a), cellMiddle(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
}

function bent(cell: Cell, bend: Bend): Point[] {
  return denser(
    cell.map(({ at }) => at),
    true,
  ).map(bend);
}
