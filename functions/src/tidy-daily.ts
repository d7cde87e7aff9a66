import { dropAllCopies } from './consultation/attachments/drop-copies.ts';
import { tidyExports } from './land/composed/exports/tidy-exports.ts';
import { tidyReports } from './consultation/analysis/reports/tidy-reports.ts';
import { tidyPictures } from './consultation/documents/pictures/tidy-pictures.ts';
import { tidyDraftFiles } from './consultation/composed/document-files/tidy-draft-files.ts';
import { inEachCouncil } from './platform/each-council.ts';
import { prunePlatform, pruneTenant } from './platform/prune.ts';
import { councilRetention, platformRetention } from './retention.ts';

/** Removes what is older than its retention, in the shared schema and in every council. */
export async function runDailyTidy(): Promise<void> {
  await prunePlatform(platformRetention);
  await inEachCouncil('pruning', (tenant) => pruneTenant(tenant, councilRetention));
  await tidyExports();
  await dropAllCopies();
  await tidyReports();
  await tidyDraftFiles();
  await tidyPictures();
}
