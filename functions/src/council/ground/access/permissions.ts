import type { Action, Unit } from '../../../platform/contract.ts';

/** The pages that one may begin on, with the grant that each needs, in order of preference. */
const firstPages: { page: string; grant: `${Unit}.${Action}` }[] = [
  { page: '/', grant: 'placemaker.read' },
  { page: '/p/document', grant: 'consultations.read' },
];

/** The first page that somebody with these grants may see; undefined when there is none. */
export function firstPage(grants: ReadonlySet<string>): string | undefined {
  return firstPages.find(({ grant }) => grants.has(grant))?.page;
}

/** Yes or no for each action asked for on a unit. */
export function accessTo(
  grants: ReadonlySet<string>,
  unit: Unit,
  actions: readonly Action[],
): { isAllowed: boolean; actions: Partial<Record<Action, boolean>> } {
  const each = Object.fromEntries(
    actions.map((action) => [action, grants.has(`${unit}.${action}`)]),
  );
  return { isAllowed: actions.every((action) => each[action]), actions: each };
}
