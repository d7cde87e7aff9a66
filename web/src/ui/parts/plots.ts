/** An invented row for the tables of this page. */
export interface Plot {
  id: number;
  name: string;
  ward: string | null;
  status: string | null;
  hectares: number | null;
  homes: number | null;
  seen: string;
}

const WARDS = ['Byker', 'Heaton', 'Ouseburn', 'Walker', 'Gosforth', null];
const STATUSES = ['Allocated', 'Permission granted', 'Under construction', null];
const NAMES = [
  'Land north of the railway',
  'Former gasworks',
  'Oak yard',
  'St Ann’s Quay',
  'Land at the corner of Shields Road and the old tramway depot, including the car park behind it',
];

/** The given number of plots, the same each time. */
export function somePlots(count: number): Plot[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${NAMES[index % NAMES.length]} ${index + 1}`,
    ward: WARDS[(index * 7) % WARDS.length] ?? null,
    status: STATUSES[(index * 5) % STATUSES.length] ?? null,
    hectares: index % 11 === 0 ? null : ((index * 37) % 900) / 100,
    homes: index % 13 === 0 ? null : (index * 17) % 240,
    seen: new Date(Date.UTC(2026, index % 12, 1 + (index % 28))).toISOString().slice(0, 10),
  }));
}
