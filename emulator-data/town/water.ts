import type { Random } from '../random.ts';
import type { Point } from './cell.ts';
import type { Bend } from './bend.ts';
import { denser } from './bend.ts';
import type { TownPlan } from './plan.ts';

export interface Shape {
  name: string;
  outline: Point[];
  properties: Record<string, string>;
}

/** The river from boundary to boundary, as an area. */
export function drawRiver(plan: TownPlan, bend: Bend): Shape {
  const reach = plan.rings[4] * plan.stretch[0];
  const outline = denser(
    strip(plan, -reach, reach, () => plan.river.halfWidth),
    true,
  ).map(bend);
  return { name: `River ${plan.river.name}`, outline, properties: { kind: 'river' } };
}

/** Flood zones of the planning practice guidance: 3 within 2, both along the river. */
export function drawFloodZones(plan: TownPlan, bend: Bend, random: Random): Shape[] {
  const reach = plan.rings[4] * plan.stretch[0];
  const phase = random.between(0, 6);
  const spread = (base: number, swing: number) => (x: number) =>
    plan.river.halfWidth + base + swing * (1 + Math.sin(x / 610 + phase) * Math.cos(x / 1430));
  const zone = (number: string, width: (x: number) => number, chance: string): Shape => ({
    name: `Flood zone ${number}`,
    outline: denser(strip(plan, -reach, reach, width), true).map(bend),
    properties: { zone: number, probability: chance },
  });
  return [
    zone('2', spread(150, 130), 'Medium: between 1 in 1,000 and 1 in 100 a year'),
    zone('3', spread(60, 70), 'High: 1 in 100 a year or more'),
  ];
}

function strip(plan: TownPlan, from: number, to: number, width: (x: number) => number): Point[] {
  const steps = 120;
  const xs = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const built = (bank: 'north' | 'south', x: number) =>
    plan.banks.includes(bank) ? width(x) : plan.river.halfWidth;
  const south = xs.map((x): Point => [x, -built('south', x)]);
  const north = xs.map((x): Point => [x, built('north', x)]).reverse();
  return [...south, ...north];
}

/** A pond or lake that fills part of a park or field. */
export function drawLake(
  middle: Point,
  radius: number,
  name: string,
  bend: Bend,
  random: Random,
): Shape {
  const [a, b, turn] = [random.between(0.7, 1), random.between(0.5, 0.8), random.between(0, 3)];
  const outline = Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i * Math.PI) / 14;
    const wave = radius * (1 + 0.12 * Math.sin(3 * angle + turn));
    return bend([middle[0] + wave * a * Math.cos(angle), middle[1] + wave * b * Math.sin(angle)]);
  });
  return { name, outline, properties: { kind: 'lake' } };
}
