import type { Actor } from '../../platform/actor.ts';

type Viewer = Pick<Actor, 'accountId' | 'kind' | 'grants'>;

/** Staff who may read consultations see everybody's; anybody else sees only their own. */
export function mayReadAll({ kind, grants }: Viewer): boolean {
  return kind === 'staff' && grants.has('consultations.read');
}

/** Its author, and staff who may delete in consultations; they may also restore it. */
export function mayDeletePublicSubmission(
  viewer: Viewer,
  { account_id }: { account_id: number },
): boolean {
  if (viewer.accountId === account_id) return true;
  return viewer.kind === 'staff' && viewer.grants.has('consultations.delete');
}
