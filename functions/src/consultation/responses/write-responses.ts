import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { readBraces } from '../ground/responses/braces.ts';
import { cleanHtml } from '../ground/html/clean-html.ts';
import { followResponses } from '../ground/responses/follow-responses.ts';
import { responseMessages as messages } from '../ground/responses/messages.ts';
import { findResponses, knownAnswered, writeLinks } from '../ground/responses/queries/responses.ts';
import { responses } from '../ground/responses/response-records.ts';
import { wordsOfHtml, type SentResponse } from '../ground/responses/response-rules.ts';
import type { Response } from '../ground/responses/response-schema.ts';
import { addRecord, changeRecord } from '../../records/kept/change-records.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { sentValues } from '../../records/kept/sent-values.ts';

/** Throws not-found. */
export async function requireResponse(
  tx: Tx,
  { accountId }: Pick<Actor, 'accountId'>,
  id: number,
): Promise<Response> {
  const [found] = await findResponses(tx, accountId, { ids: [id] });
  if (!found) throw new AppError('not-found');
  return found;
}

/** Writes responses, new or changed, in their order. Throws payload-invalid beside the field, changed-meanwhile. */
export async function writeResponses(
  tx: Tx,
  actor: Actor,
  sent: readonly SentResponse[],
): Promise<Response[]> {
  const ids: number[] = [];
  for (const [index, each] of sent.entries()) ids.push(await writeResponse(tx, actor, each, index));
  const written = await findResponses(tx, actor.accountId, { ids });
  return ids.flatMap((id) => written.find((each) => each.id === id) ?? []);
}

async function writeResponse(
  tx: Tx,
  actor: Actor,
  {
    id: known,
    row_version: rowVersion,
    representationIds,
    subRepresentationIds,
    ...sent
  }: SentResponse,
  index: number,
): Promise<number> {
  const at = (field: string) => `responses[${index}].${field}`;
  const text = soundText(sent.text, at('text'));
  const values = { ...sentValues(responses, sent), text };
  // Empty texts are texts.
  for (const column of ['summary', 'council_response'] as const)
    if (column in values)
      Object.assign(values, { [column]: values[column as keyof typeof values] ?? '' });
  const links = await soundLinks(tx, { representationIds, subRepresentationIds }, at);
  if (known === undefined) {
    const id = await addRecord(tx, actor, responses, values);
    if (links) await writeLinks(tx, id, links);
    await followResponses(tx, actor, { responseIds: [id] });
    return id;
  }
  // Whoever approved it approved other words, or for others.
  const draft = { state: 'Draft', approved_by: null };
  await changeRecord(tx, actor, responses, known, {
    rowVersion: rowVersion ?? 0,
    values: { ...values, ...draft },
  });
  if (links) await relink(tx, actor, known, links);
  return known;
}

/** Cleaned, and with nothing in braces that cannot be filled in. */
function soundText(html: string, field: string): string {
  const text = cleanHtml(html);
  if (wordsOfHtml(text).trim() === '') throw invalidField(field, messages.textRequired);
  const { fault } = readBraces(text);
  if (fault) throw invalidField(field, fault);
  return text;
}

type Links = Awaited<ReturnType<typeof knownAnswered>>;

async function soundLinks(
  tx: Tx,
  {
    representationIds,
    subRepresentationIds,
  }: Pick<SentResponse, 'representationIds' | 'subRepresentationIds'>,
  at: (field: string) => string,
): Promise<Links | undefined> {
  if (!representationIds && !subRepresentationIds) return undefined;
  const asked = {
    representationIds: [...new Set(representationIds)],
    subRepresentationIds: [...new Set(subRepresentationIds)],
  };
  const links = await knownAnswered(tx, asked);
  const parts = links.filter(({ subRepresentationId }) => subRepresentationId !== null).length;
  if (links.length - parts < asked.representationIds.length)
    throw invalidField(at('representationIds'), messages.unknownRepresentation);
  if (parts < asked.subRepresentationIds.length)
    throw invalidField(at('subRepresentationIds'), messages.unknownPart);
  return links;
}

/** What it answers is this; representations that it no longer answers have the status of their others. */
async function relink(tx: Tx, actor: Actor, id: number, links: Links): Promise<void> {
  const [held] = await holdRecords(tx, responses, [id]);
  if (!held) throw new AppError('not-found');
  const before = (await requireResponse(tx, actor, id)).answers;
  if (!(await writeLinks(tx, id, links))) return;
  const after = (await requireResponse(tx, actor, id)).answers;
  const inWords = (answers: typeof before) =>
    answers.map(({ reference }) => reference).join(', ') || null;
  await changed(tx, actor, {
    of: responses.changes,
    ids: [id],
    kind: 'updated',
    history: [
      {
        field: 'answers',
        label: messages.fields.answers,
        oldValue: inWords(before),
        newValue: inWords(after) ?? '',
      },
    ],
  });
  await followResponses(tx, actor, {
    responseIds: [id],
    representationIds: before.map(({ representationId }) => representationId),
    subRepresentationIds: before.flatMap(({ subRepresentationId }) => subRepresentationId ?? []),
  });
}
