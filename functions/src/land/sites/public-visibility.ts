import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { changeSite } from '../ground/sites/change-site.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { stateOf } from '../ground/sites/queries/site-state.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { VISIBILITY } from '../ground/sites/visibility-field.ts';

interface Shown {
  scenarioName: string;
  public_map_visibility: boolean;
}

/**
 * Shows a site or its scenarios on the public map, or hides them, as one change. Throws site-not-found (also for an
 * unknown scenario) and payload-invalid if a scenario is named twice.
 */
export async function showPublicly(tx: Tx, actor: Actor, siteId: number, shown: Shown[]) {
  if (new Set(shown.map(({ scenarioName }) => scenarioName)).size < shown.length) {
    throw invalidField('scenarios', messages.twice);
  }
  await requireSite(tx, siteId, 'update');
  const states = shown.map(({ scenarioName, public_map_visibility }) => ({
    scenario: scenarioName,
    set: { [VISIBILITY]: public_map_visibility },
  }));
  const fields = new Map([[VISIBILITY, { label: messages.visibilityLabel }]]);
  await changeSite(tx, actor, { siteId, states, fields });
  const state = await stateOf(tx, siteId, BASE);
  if (!state) throw new AppError('site-not-found');
  return { id: siteId, row_version: state.rowVersion };
}
