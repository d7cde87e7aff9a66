import type { Random } from '../random.ts';
import type { Cell, Corner, Point, Street } from './cell.ts';
import type { TownPlan } from './plan.ts';

/** A piece of land between main roads and rings, before its own streets are laid out. */
export interface Quarter {
  cell: Cell;
  bank: 'north' | 'south';
  /** 0 the old town, then outwards ring by ring; 4 is beyond the bypass. */
  band: number;
  sector: number;
}

export interface Network {
  quarters: Quarter[];
  streets: Street[];
}

/** Rings are stretched here, before blocks are laid out, so that blocks keep their right angles. */
const at = ({ stretch }: TownPlan, radius: number, angle: number): Point => [
  radius * Math.cos(angle) * stretch[0],
  radius * Math.sin(angle) * stretch[1],
];

/** Rings, main roads out of the town, and the quarters between them. */
export function layNetwork(plan: TownPlan, random: Random): Network {
  const quarters: Quarter[] = [];
  const streets: Street[] = [];
  const rings: Street[] = plan.ringNames.map((name, i) => ({
    name,
    kind: i === 3 ? 'bypass' : 'ring',
    halfWidth: i === 3 ? 16 : 10,
    line: [],
  }));
  const radialNames = [...plan.radialNames];
  for (const bank of plan.banks) {
    const first = bank === 'north' ? 0 : Math.PI;
    const riverside: Street = {
      name: bank === 'north' ? `${plan.river.name} Quay` : `${plan.river.name} Staithe`,
      kind: 'riverside',
      halfWidth: plan.river.halfWidth + 18,
      line: [],
    };
    const angles = Array.from({ length: plan.sectors + 1 }, (_, i) => {
      const jitter = i === 0 || i === plan.sectors ? 0 : random.between(-0.11, 0.11);
      return first + (i * Math.PI) / plan.sectors + jitter;
    });
    const radials = angles.map((angle, i): Street => {
      if (i === 0 || i === plan.sectors) return riverside;
      const name = radialNames.shift() ?? 'North Road';
      const line = plan.rings.map((radius) => at(plan, radius, angle));
      return { name, kind: 'main', halfWidth: 10, line };
    });
    quarters.push(oldTown(plan, bank, angles, rings[0] ?? null, riverside));
    quarters.push(...sectors(plan, bank, angles, radials, rings));
    rings.forEach((ring, i) => {
      ring.line.push(...angles.map((angle) => at(plan, plan.rings[i] ?? 0, angle)));
    });
    streets.push(...radials.filter((radial) => radial !== riverside));
    streets.push({ ...riverside, line: quay(plan, bank) });
  }
  for (const ring of rings) {
    const start = ring.line[0];
    if (plan.banks.length === 2 && start) ring.line.push(start);
  }
  return { quarters, streets: [...streets, ...rings] };
}

function oldTown(
  plan: TownPlan,
  bank: Quarter['bank'],
  angles: readonly number[],
  ring: Street | null,
  riverside: Street,
): Quarter {
  const cell: Cell = angles.map((angle, i) => ({
    at: at(plan, plan.rings[0], angle),
    street: i === angles.length - 1 ? riverside : ring,
  }));
  return { cell, bank, band: 0, sector: 0 };
}

function sectors(
  plan: TownPlan,
  bank: Quarter['bank'],
  angles: readonly number[],
  radials: readonly Street[],
  rings: readonly Street[],
): Quarter[] {
  const quarters: Quarter[] = [];
  for (let band = 1; band < plan.rings.length; band++) {
    const [inner, outer] = [plan.rings[band - 1] as number, plan.rings[band] as number];
    for (let sector = 0; sector < plan.sectors; sector++) {
      const [a, b] = [angles[sector] as number, angles[sector + 1] as number];
      const corner = (
        radius: number,
        angle: number,
        street: Street | null | undefined,
      ): Corner => ({
        at: at(plan, radius, angle),
        street: street ?? null,
      });
      const cell: Cell = [
        corner(inner, a, radials[sector]),
        corner(outer, a, band === plan.rings.length - 1 ? null : rings[band]),
        corner(outer, b, radials[sector + 1]),
        corner(inner, b, rings[band - 1]),
      ];
      quarters.push({ cell, bank, band, sector });
    }
  }
  return quarters;
}

/** The road along the water, inside the bypass. */
function quay(plan: TownPlan, bank: Quarter['bank']): Point[] {
  const y = (bank === 'north' ? 1 : -1) * (plan.river.halfWidth + 9);
  return [
    [-plan.rings[3] * plan.stretch[0], y],
    [plan.rings[3] * plan.stretch[0], y],
  ];
}
