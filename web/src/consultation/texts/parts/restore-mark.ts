import { getTextVersion, getTextVersions } from '@calls/consultation/texts/contract.ts';
import { marksOf } from '@contract/consultation/ground/texts/marks-of.ts';
import type { Editor } from '@tiptap/react';
import { call } from '../../../api/call.ts';
import { WHOLE_TEXT } from '../schema/part-guard.ts';
import { locate, textIndex } from '../text-index.ts';

/** Versions that are looked through for a part's words, the last first. */
const MAX_MARKED_PLACES = 20;

/**
 * Marks the words of a deleted part again, where they stand in the text still; gives whether they do. They are those
 * that are `known`, or those of the last version that had it. Throws ApiError.
 */
export async function restoreMark(
  editor: Editor,
  representationId: number,
  part: number,
  known: string | undefined,
): Promise<boolean> {
  const passage = known ?? (await passageOf(representationId, part));
  const range = passage === undefined ? undefined : locate(textIndex(editor.state.doc), passage);
  const type = editor.schema.marks['subRepresentation'];
  if (!range || !type) return false;
  const mark = type.create({ id: crypto.randomUUID(), subRepId: part });
  editor.view.dispatch(
    editor.state.tr.addMark(range.from, range.to, mark).setMeta(WHOLE_TEXT, true),
  );
  return true;
}

/** What stood under its mark when a version had it. */
async function passageOf(representationId: number, part: number): Promise<string | undefined> {
  const { versions } = await call(getTextVersions, { id: representationId });
  for (const { version } of versions.slice(0, MAX_MARKED_PLACES)) {
    const { document } = await call(getTextVersion, { id: representationId, version });
    const found = marksOf(document).find(
      ({ kind, attrs }) => kind === 'subRepresentation' && attrs['subRepId'] === part,
    );
    if (found) return found.passage;
  }
  return undefined;
}
