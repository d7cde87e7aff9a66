import type { Author } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { changeStatus } from '../representations/change-status.ts';
import { withdrawResponses } from './published-answers.ts';
import {
  type Following,
  followAnsweredParts,
  holdFollowing,
  statusesToFollow,
} from './queries/statuses.ts';

/** Representations, and their parts, have the status of how far their responses are, and show none that is not approved. */
export async function followResponses(tx: Tx, author: Author, following: Following): Promise<void> {
  await withdrawResponses(tx, author, await holdFollowing(tx, following));
  const toFollow = await statusesToFollow(tx, following);
  for (const status of new Set(toFollow.map((each) => each.status))) {
    const ids = toFollow.filter((each) => each.status === status).map(({ id }) => id);
    await changeStatus(tx, author, ids, status);
  }
  await followAnsweredParts(tx, following);
}
