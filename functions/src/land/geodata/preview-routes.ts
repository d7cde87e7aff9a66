import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { notify } from '../../council/ground/notifications/progress.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { plainHeader } from '../../records/tables/plain-header.ts';
import { matchColumns } from './contract/columns.ts';
import {
  compareElsewhere,
  confirmImport,
  discardImport,
  importedSites,
} from './contract/previews.ts';
import { endFieldOf } from '../ground/sites/end-field.ts';
import { geodataMessages as messages } from './messages.ts';
import { findImport } from './queries/imports.ts';
import { rememberColumns } from './queries/matched-columns.ts';
import {
  compareAllTheSame,
  compareAnew,
  discardPreviewed,
  keepImportedSites,
  startPreviewed,
} from './queries/previews.ts';

export const previewRoutes: Route[] = [
  route(confirmImport, async ({ input, tx, actor }) => {
    const { file_name: fileName } = await required(tx, input.id);
    if (input.ending && !endFieldOf(await dictionaryOf(tx)))
      throw invalidField('ending', messages.noEndField);
    const { accountId } = actor;
    const label = messages.importing(fileName);
    const notificationId = await notify(tx, { accountId, status: 'processing', label });
    const { ending } = input;
    if (!(await startPreviewed(tx, input.id, { notificationId, ending })))
      throw new AppError('conflict', { fields: { id: messages.noPreview } });
    await enqueueJob(tx, { job: 'import-geodata', payload: { importId: input.id } });
    return { id: input.id };
  }),
  route(compareElsewhere, async ({ input, tx }) => {
    await required(tx, input.id);
    if (!(await compareAllTheSame(tx, input.id)))
      throw new AppError('conflict', { fields: { id: messages.notElsewhere } });
    await enqueueJob(tx, { job: 'import-geodata', payload: { importId: input.id } });
    return { id: input.id };
  }),
  route(discardImport, async ({ input, tx }) => {
    await required(tx, input.id);
    if (!(await discardPreviewed(tx, input.id)))
      throw new AppError('conflict', { fields: { id: messages.noPreview } });
    return { id: input.id };
  }),
  route(matchColumns, async ({ input, tx }) => {
    await required(tx, input.id);
    const fields = new Set((await dictionaryOf(tx)).map(({ dbPropertyName }) => dbPropertyName));
    for (const [at, { field }] of input.columns.entries())
      if (field !== null && !fields.has(field))
        throw invalidField(`columns[${at}].field`, messages.unknownField(field));
    await rememberColumns(
      tx,
      input.columns.map(({ name, field }) => ({ column: plainHeader(name), field })),
    );
    if (!(await compareAnew(tx, input.id)))
      throw new AppError('conflict', { fields: { id: messages.noPreview } });
    await enqueueJob(tx, { job: 'import-geodata', payload: { importId: input.id } });
    return { id: input.id };
  }),
  route(importedSites, async ({ input, tx, actor }) => {
    await required(tx, input.id);
    return keepImportedSites(tx, input.id, actor.accountId);
  }),
];

async function required(tx: Tx, id: number) {
  const found = await findImport(tx, id);
  if (!found) throw new AppError('not-found');
  return found;
}
