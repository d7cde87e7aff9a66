import type { Point } from './cell.ts';
import type { Bend } from './bend.ts';
import { denser } from './bend.ts';
import type { Quarter } from './network.ts';
import type { TownPlan } from './plan.ts';

export interface Ward {
  name: string;
  reference: string;
  outline: Point[];
}

/** How many sectors side by side make one ward, by ring. */
const sectorsTogether = [99, 4, 2, 2, 3];

/** Groups neighbouring quarters into wards, so that every ward boundary runs along a street. */
export function drawWards(plan: TownPlan, quarters: readonly Quarter[], bend: Bend) {
  const groups = new Map<string, Quarter[]>();
  for (const quarter of quarters) {
    const together = sectorsTogether[quarter.band] ?? 1;
    const key = `${quarter.band} ${quarter.bank} ${Math.floor(quarter.sector / together)}`;
    groups.set(key, [...(groups.get(key) ?? []), quarter]);
  }
  const wards: Ward[] = [];
  const wardOf = new Map<Quarter, Ward>();
  for (const members of groups.values()) {
    const number = wards.length + 1;
    const name = plan.wardNames[wards.length] ?? `${plan.wardNames[0]} ${number}`;
    const outline = denser(around(members), true).map(bend);
    const ward = { name, reference: `W${String(number).padStart(2, '0')}`, outline };
    wards.push(ward);
    for (const quarter of members) wardOf.set(quarter, ward);
  }
  return { wards, wardOf };
}

/** Out along the outer corners of neighbouring quarters and back along the inner ones. */
function around(members: readonly Quarter[]): Point[] {
  const first = members[0];
  if (!first) return [];
  if (first.band === 0) return first.cell.map(({ at }) => at);
  const corner = (quarter: Quarter, i: number) => (quarter.cell[i] as { at: Point }).at;
  const last = members[members.length - 1] as Quarter;
  return [
    ...members.map((quarter) => corner(quarter, 1)),
    corner(last, 2),
    ...[...members].reverse().map((quarter) => corner(quarter, 3)),
    corner(first, 0),
  ];
}
