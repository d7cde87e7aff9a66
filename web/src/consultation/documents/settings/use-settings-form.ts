import { documentFields, type DraftDocument } from '@contract/consultation/documents/contract.ts';
import { councilPageKinds } from '@contract/consultation/ground/public-frame/council-page-kinds.ts';
import { yup } from '@contract/platform/contract.ts';
import { useEffect } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { fieldsOtherThan } from '../../../forms/kept-fields.ts';
import { isConflict } from '../../../forms/refusal.tsx';
import { type DraftForm, useDraftForm } from '../../../forms/use-draft-form.ts';
import { type DocumentParts, documentParts, picked } from '../editor/draft/document-parts.ts';

const schema = yup.object({
  title: documentFields.title,
  subtitle: yup.string().max(500).default(''),
  consultationId: yup.string().default(''),
  councilPage: yup
    .string()
    .oneOf(['', ...councilPageKinds] as const)
    .default(''),
  hideSectionNumberings: yup.boolean().default(false),
});
export type TypedSettings = yup.InferType<typeof schema>;

const shownOf = (parts: DocumentParts) => ({
  ...parts,
  consultationId: parts.consultationId === null ? '' : String(parts.consultationId),
  councilPage: parts.councilPage ?? ('' as const),
});

/** What is typed, as a document has it. */
const partsOf = ({ consultationId, councilPage, ...typed }: TypedSettings): DocumentParts => ({
  ...typed,
  consultationId: consultationId ? Number(consultationId) : null,
  councilPage: councilPage || null,
});

/** The form of a document's settings. What was typed before a reload stands beside what others made of it since. */
export function useSettingsForm(
  draft: DraftDocument,
  error: ApiError | null,
): DraftForm<TypedSettings> {
  const form = useDraftForm<TypedSettings>({
    formName: `document-settings-${draft.id}`,
    schema,
    defaults: shownOf(documentParts(draft)),
  });
  const { takeOver } = form;
  useEffect(takeOver, [takeOver]);
  const isRefused = isConflict(error);
  useEffect(() => {
    // What is shown changes under the officer's hands only where a refusal has told of it.
    if (isRefused) takeOver();
  }, [isRefused, draft.row_version, takeOver]);
  return form;
}

/** What of the document was changed in the form, and what that began from. */
export function changedSettings(typed: TypedSettings, read: TypedSettings) {
  const before = partsOf(read);
  const patch = fieldsOtherThan(partsOf(typed), before);
  return { patch, expects: picked(before, patch) };
}
