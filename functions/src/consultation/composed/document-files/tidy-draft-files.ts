import { withTenant } from '../../../platform/db.ts';
import { removeFiles } from '../../../platform/storage.ts';
import { inEachCouncil } from '../../../platform/each-council.ts';
import { draftFileFolder } from './draft-file-job.ts';
import { deleteDraftFiles, findOldDraftFiles } from './queries.ts';

/** Removes files of drafts that were written over a day ago, in every council. */
export const tidyDraftFiles = (): Promise<void> =>
  inEachCouncil('tidying files of drafts', async (tenant) => {
    const ids = await withTenant(tenant, findOldDraftFiles);
    // The files first: if interrupted between the two, tomorrow's run finds it again.
    for (const id of ids) await removeFiles(draftFileFolder(tenant.shortName, id));
    if (ids.length > 0) await withTenant(tenant, (tx) => deleteDraftFiles(tx, ids));
  });
