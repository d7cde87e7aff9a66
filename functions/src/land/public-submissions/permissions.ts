import type { Actor } from '../../platform/actor.ts';

type Viewer = Pick<Actor, 'accountId' | 'kind' | 'grants'>;

/** Staff who may read consultations see everybody's; anybody else sees only their own. */
export function mayReadAll({ kind, grants }: Viewer): boolean {
  return kind === 'staff' && grants.has('consultations.read');
}

/** Its author, or staff who may delete in consultations. They may also restore it. */
export function mayDeleteContribution(
  viewer: Viewer,
  { account_id }: { account_id: number },
): boolean {
  if (viewer.accountId === account_id) return true;
  return viewer.kind === 'staff' && viewer.grants.has('consultations.delete');
}
