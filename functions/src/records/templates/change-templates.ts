import { may, type Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import type { SearchParameters, SearchTemplate } from './template-schema.ts';
import { templateMessages as messages } from './messages.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { sortOrder } from '../search/page.ts';
import type { RecordType } from '../search/record-type.ts';
import { holdOwnTemplate, insertTemplate, removeTemplate, rewriteTemplate } from './queries.ts';

interface Asked {
  name: string;
  isShared?: boolean | undefined;
  parameters: SearchParameters;
}

/**
 * Saves a search of these records after checking that it is valid. Throws payload-invalid, conflict, not-authorized
 * (to share).
 */
export async function saveTemplate(
  tx: Tx,
  actor: Actor,
  record: RecordType,
  asked: Asked,
): Promise<SearchTemplate> {
  const { name, isShared = false } = asked;
  const parameters = withSymbols(asked.parameters);
  if (isShared) refuseUnlessSharing(actor, record);
  await refuseUnsearchable(tx, record, parameters);
  const saved = await insertTemplate(tx, ownerOf(actor, record), { name, isShared, parameters });
  if (!saved) throw nameTaken();
  return saved;
}

/** Changes the given properties of the caller's own saved search. Throws as saveTemplate does, and not-found. */
export async function changeTemplate(
  tx: Tx,
  actor: Actor,
  record: RecordType,
  { id, ...change }: Partial<Asked> & { id: number },
): Promise<SearchTemplate> {
  const owner = ownerOf(actor, record);
  const current = await holdOwnTemplate(tx, owner, id);
  if (!current) throw new AppError('not-found');
  const { name = current.name, isShared = current.isShared } = change;
  if (isShared && !current.isShared) refuseUnlessSharing(actor, record);
  const wanted = change.parameters && withSymbols(change.parameters);
  if (wanted) await refuseUnsearchable(tx, record, wanted);
  const parameters = wanted ?? current.parameters;
  const changed = await rewriteTemplate(tx, owner, { id, name, isShared, parameters });
  if (!changed) throw nameTaken();
  return changed;
}

/** Comparisons are stored as symbols, whichever way they were written. */
const withSymbols = (parameters: SearchParameters): SearchParameters => ({
  ...parameters,
  filters: readFilters(parameters.filters),
});

/** Throws not-found for anybody else's. */
export async function deleteOwnTemplate(
  tx: Tx,
  actor: Actor,
  record: RecordType,
  id: number,
): Promise<void> {
  if (!(await removeTemplate(tx, ownerOf(actor, record), id))) throw new AppError('not-found');
}

const ownerOf = ({ accountId }: Actor, { entity }: RecordType) => ({ accountId, entity });

const nameTaken = () => new AppError('conflict', { fields: { name: messages.nameTaken } });

/** A shared search appears in every colleague's list, so sharing takes more than read access. */
function refuseUnlessSharing(actor: Actor, { unit }: RecordType): void {
  if (!may(actor, unit, 'write')) throw new AppError('not-authorized');
}

/** A search that the dictionary rejects now would fail whenever it is opened. */
async function refuseUnsearchable(
  tx: Tx,
  record: RecordType,
  { filters, sort }: SearchParameters,
): Promise<void> {
  try {
    const { columns } = await prepareSearch(tx, record, filters);
    sortOrder(sort, columns, record);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([at, words]) => [`parameters.${at}`, words]);
    throw new AppError(error.code, {
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  }
}
