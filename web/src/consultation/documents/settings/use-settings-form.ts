import { documentFields, type DraftDocument } from '@contract/consultation/documents/contract.ts';
import { councilPageKinds } from '@contract/consultation/ground/public-page/council-page-kinds.ts';
import { yup } from '@contract/platform/contract.ts';
import { useEffect } from 'react';
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
  /** What the document had when the form was opened, or when a refusal told of it. */
  begun: yup.mixed<DocumentParts>().required(),
});
export type TypedSettings = yup.InferType<typeof schema>;

const NAMES = [
  'title',
  'subtitle',
  'consultationId',
  'councilPage',
  'hideSectionNumberings',
] as const;

const shownOf = (parts: DocumentParts) => ({
  ...parts,
  consultationId: parts.consultationId === null ? '' : String(parts.consultationId),
  councilPage: parts.councilPage ?? ('' as const),
});

/** The form of a document's settings. What was typed before a reload stands beside what others made of it since. */
export function useSettingsForm(draft: DraftDocument): DraftForm<TypedSettings> {
  const now = documentParts(draft);
  const form = useDraftForm<TypedSettings>({
    formName: `document-settings-${draft.id}`,
    schema,
    defaults: { ...shownOf(now), begun: now },
    secret: ['begun'],
  });
  useEffect(() => {
    form.takeOver();
    // Once: what is shown does not change under the officer's hands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}

/** Has fields that nobody touched say what the document has now. */
export function followDocument(form: DraftForm<TypedSettings>, now: DocumentParts): void {
  const begun = form.getValues('begun');
  const [before, after] = [shownOf(begun), shownOf(now)];
  const untouched = NAMES.filter((name) => form.getValues(name) === before[name]);
  for (const name of untouched) form.setValue(name, after[name]);
  const named = Object.fromEntries(untouched.map((name) => [name, true]));
  form.setValue('begun', { ...begun, ...picked(now, named) });
}

/** What of the document was changed in the form, and what that began from. */
export function changedSettings({ begun, consultationId, councilPage, ...typed }: TypedSettings) {
  const parts: DocumentParts = {
    ...typed,
    consultationId: consultationId ? Number(consultationId) : null,
    councilPage: councilPage || null,
  };
  const changed = NAMES.filter((name) => parts[name] !== begun[name]);
  const named = Object.fromEntries(changed.map((name) => [name, true]));
  return { patch: picked(parts, named), expects: picked(begun, named) };
}
