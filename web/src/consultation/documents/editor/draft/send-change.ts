import {
  changeBlock,
  changeDocument,
  changeSection,
  getDraft,
} from '@calls/consultation/documents/contract.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { Contract } from '@contract/platform/contract.ts';
import { askAnew } from '../../../../api/ask-anew.ts';
import { isApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { endpointQuery } from '../../../../api/use-endpoint.ts';
import { withChange, type DraftChange } from './change.ts';
import { documentInput, documentParts, picked } from './document-parts.ts';
import { heldBy } from './held.ts';
import { saysTheSame } from '../../../../forms/autosave/says-the-same.ts';

/** Somebody else changed the same part meanwhile. */
export class WrittenByAnother extends Error {}

/** Whether trying again can change nothing. */
export const isRefusedForGood = (failure: Error): boolean =>
  failure instanceof WrittenByAnother ||
  isApiError(failure, 'not-found', 'not-authorized', 'payload-invalid', 'payload-too-large');

/** Writes by a contract outside of a component; an ended session has its consequences all the same. */
export const sendToDraft = <I, O>(contract: Contract<I, unknown, O>, input: I): Promise<O> =>
  queryClient
    .getMutationCache()
    .build<O, Error, void, unknown>(queryClient, {
      mutationFn: () =>
        call(contract, input, {
          idempotencyKey: contract.idempotent ? crypto.randomUUID() : undefined,
        }),
    })
    .execute(undefined);

/** The draft as it is known here, and as it is fetched anew. */
const draftQuery = (id: number) => endpointQuery(getDraft, { id });
export const knownDraft = (id: number): DraftDocument | undefined =>
  queryClient.getQueryData<{ document: DraftDocument }>(draftQuery(id).queryKey)?.document;
async function freshDraft(id: number): Promise<DraftDocument> {
  const { document } = await askAnew(getDraft, { id });
  return document;
}
const remember = (document: DraftDocument) =>
  queryClient.setQueryData(draftQuery(document.id).queryKey, { document });

/** Versions of what was deleted here, which no draft has any more. */
export type KnownVersions = Map<string, number>;

/**
 * Sends a change with the version that is known here. Throws WrittenByAnother where somebody else changed the same words
 * since `expects`, or in what it takes away since `holds`, and ApiError. Changes of other parts by others do not stand in
 * its way. Gives the draft that it was sent from.
 */
export async function sendChange(
  documentId: number,
  change: DraftChange,
  versions: KnownVersions,
): Promise<DraftDocument> {
  const send = async (draft: DraftDocument) => {
    if (isOverwriting(draft, change)) throw new WrittenByAnother();
    const version = versionOf(draft, change, versions);
    const after = await answered(draft, change, version, versions);
    const known = knownDraft(documentId) ?? draft;
    remember(after ?? withVersion(withChange(known, change), change, versions));
    return draft;
  };
  const sendAgain = async (fresh: DraftDocument) => {
    try {
      return await send(fresh);
    } catch (error) {
      // No draft says the version of what somebody else deleted: asking again would be refused again.
      const isGone = change.of !== 'document' && heldBy(fresh, change) === undefined;
      if (isGone && isApiError(error, 'changed-meanwhile')) throw new WrittenByAnother();
      throw error;
    }
  };
  // The version of a section says nothing of what stands in it.
  const known =
    (takesAway(change) ? undefined : knownDraft(documentId)) ?? (await freshDraft(documentId));
  try {
    return await send(known);
  } catch (error) {
    if (!isApiError(error, 'changed-meanwhile')) throw error;
    return sendAgain(await freshDraft(documentId));
  }
}

async function answered(
  draft: DraftDocument,
  change: DraftChange,
  row_version: number,
  versions: KnownVersions,
): Promise<DraftDocument | undefined> {
  const { id } = draft;
  if (change.of === 'document') {
    const input = { id, row_version, ...documentInput(draft, change.patch) };
    const { document } = await sendToDraft(changeDocument, input);
    return document ?? undefined;
  }
  if (change.of === 'section') {
    const input = { id, sectionId: change.id, row_version, ...change.patch };
    const { section } = await sendToDraft(changeSection, input);
    versions.set(section.id, section.row_version);
    return undefined;
  }
  const { block } = await sendToDraft(changeBlock, {
    id,
    blockId: change.id,
    row_version,
    ...change.patch,
  });
  versions.set(block.id, block.row_version);
  const known = knownDraft(id);
  if (!known || !change.patch.content) return undefined;
  // The server has cleaned what was written: that is what the next change begins from.
  const after = withChange(known, {
    ...change,
    patch: { ...change.patch, content: block.content },
  });
  return withVersion(after, change, versions);
}

/** Takes back what was added or restored here: it is gone as it came, or not at all. */
const takesAway = (change: DraftChange) =>
  change.of !== 'document' && change.holds !== undefined && change.patch.isDeleted === true;

function isOverwriting(draft: DraftDocument, change: DraftChange): boolean {
  if (change.of !== 'document' && takesAway(change)) {
    const now = heldBy(draft, change);
    return now !== undefined && !saysTheSame(now, change.holds);
  }
  if (change.expects === undefined) return false;
  if (change.of === 'document')
    return !saysTheSame(picked(documentParts(draft), change.expects), change.expects);
  if (change.of === 'section') {
    const now = draft.sections.find(({ id }) => id === change.id);
    return now !== undefined && now.title !== change.expects;
  }
  const now = draft.blocks.find(({ id }) => id === change.id);
  return now !== undefined && !saysTheSame(now.content, change.expects);
}

function versionOf(draft: DraftDocument, change: DraftChange, versions: KnownVersions): number {
  if (change.of === 'document') return draft.row_version;
  const { of, id } = change;
  const all: readonly { id: string; row_version: number }[] =
    of === 'block' ? draft.blocks : draft.sections;
  return all.find((each) => each.id === id)?.row_version ?? versions.get(id) ?? 1;
}

function withVersion(
  draft: DraftDocument,
  change: DraftChange,
  versions: KnownVersions,
): DraftDocument {
  if (change.of === 'document') return draft;
  const row_version = versions.get(change.id);
  const set = <T extends { id: string; row_version: number }>(items: readonly T[]): T[] =>
    items.map((each) =>
      each.id === change.id && row_version !== undefined ? { ...each, row_version } : each,
    );
  return change.of === 'block'
    ? { ...draft, blocks: set(draft.blocks) }
    : { ...draft, sections: set(draft.sections) };
}
