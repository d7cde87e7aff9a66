import type { Random } from '../random.ts';
import { later } from './days.ts';

/** A permission granted in the two and a half years before the record was last updated. */
export function permissionOf(random: Random, updated: string) {
  const type = random.weighted([
    ['full planning permission', 5],
    ['outline planning permission', 3],
    ['reserved matters approval', 2],
    ['permission in principle', 1],
    ['technical details consent', 0.4],
    ['planning permission granted under an order', 0.3],
    ['other', 0.2],
  ] as const);
  const date = later(updated, -random.whole(20, 900));
  return {
    type,
    date,
    number: `${date.slice(0, 4)}-${String(random.whole(1, 2400)).padStart(4, '0')}`,
  };
}

/** The proposal, in the words of an application. */
export function described(units: number, permission: string, random: Random): string {
  const homes = units === 1 ? 'one dwelling' : `${units} dwellings`;
  const form = permission.startsWith('outline') ? 'Outline application for up to' : 'Erection of';
  const extra = random.pick([
    'with parking and landscaping',
    'with access and open space',
    'after demolition of existing buildings',
    'and conversion of the frontage building',
    'with ground-floor commercial space',
  ]);
  return `${form} ${homes} ${extra}.`;
}
