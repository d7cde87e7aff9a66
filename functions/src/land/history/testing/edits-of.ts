import type { Council } from '../../../platform/testing/council.ts';
import { siteHistory } from '../contract.ts';

/** What the newest lines of a site's history say was edited: field, old value and new value between pipes. */
export async function editsOf(council: Council, siteId: number, limit = 50) {
  const { history } = await council.as('viewer').call(siteHistory, { siteId, limit });
  return history.map(({ edit_content }) => edit_content);
}
