import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import {
  councilPageAt,
  councilPageKinds,
  councilPageNames,
} from '@contract/consultation/ground/public-frame/council-page-kinds.ts';
import { useState } from 'react';
import { ApiError, isApiError } from '../../../api/api-error.ts';
import { CheckboxField, SelectField, TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { documentParts, type DocumentParts } from '../editor/draft/document-parts.ts';
import type { DraftWork } from '../editor/draft/draft-work.ts';
import { knownDraft, WrittenByAnother } from '../editor/draft/send-change.ts';
import { builderMessages } from '../editor/messages.ts';
import { ConsultationField } from '../list/consultation-field.tsx';
import { documentListMessages as listMessages } from '../list/messages.ts';
import { settingsMessages as messages } from './messages.ts';
import { changedSettings, type TypedSettings, useSettingsForm } from './use-settings-form.ts';

const PAGES = [
  { value: '', label: messages.noCouncilPage },
  ...councilPageKinds.map((kind) => ({
    value: kind,
    label: messages.pageAt(councilPageNames[kind], councilPageAt(kind)),
  })),
];

/** The fields that have changed, in words. */
function settingsNow(draft: DraftDocument, before: Partial<DocumentParts>): string {
  const { title, subtitle, councilPage, hideSectionNumberings } = documentParts(draft);
  const words: Record<keyof DocumentParts, string> = {
    title: `${messages.name}: ${title}`,
    subtitle: `${messages.subtitle}: ${subtitle}`,
    consultationId: `${listMessages.consultation}: ${draft.consultation?.name ?? listMessages.noConsultation}`,
    councilPage: `${messages.councilPage}: ${councilPage === null ? messages.noCouncilPage : councilPageNames[councilPage]}`,
    hideSectionNumberings: `${messages.hideNumbers}: ${hideSectionNumberings ? messages.yes : messages.no}`,
  };
  const now = documentParts(draft);
  return (Object.keys(before) as (keyof DocumentParts)[])
    .filter((name) => now[name] !== before[name])
    .map((name) => words[name])
    .join('. ');
}

interface SettingsDrawerProps {
  draft: DraftDocument;
  work: DraftWork;
  close: () => void;
}

/** What a document is called, when it is answered, and whether its sections show numbers. */
export function SettingsDrawer({ draft, work, close }: SettingsDrawerProps) {
  const [error, setError] = useState<ApiError | null>(null);
  const [theirs, setTheirs] = useState<string>();
  const form = useSettingsForm(draft, error);
  /** Shows what another officer made of the same fields; saving once more puts this in its place. */
  const ask = (before: Partial<DocumentParts>) => {
    setTheirs(settingsNow(knownDraft(draft.id) ?? draft, before));
    setError(new ApiError({ status: 409, code: 'changed-meanwhile', message: messages.failed }));
  };
  const save = async (typed: TypedSettings) => {
    const { patch, expects } = changedSettings(typed, form.read());
    setError(null);
    try {
      if (Object.keys(patch).length > 0)
        await work.write(builderMessages.steps.settings, { of: 'document', patch, expects });
    } catch (refused) {
      if (refused instanceof WrittenByAnother) return ask(expects);
      if (!isApiError(refused)) throw refused;
      return setError(refused);
    }
    form.sent();
    close();
    showToast({ kind: 'success', title: messages.saved });
  };
  return (
    <FormDrawer
      title={messages.title}
      form={form}
      submit={messages.submit}
      onSubmit={save}
      error={error}
      now={theirs}
      failure={messages.failed}
      close={close}
    >
      <TextField name="title" label={messages.name} />
      <TextField name="subtitle" label={messages.subtitle} optional />
      <ConsultationField name="consultationId" />
      {!draft.isTemplate && (
        <SelectField
          name="councilPage"
          label={messages.councilPage}
          hint={messages.councilPageHint}
          choices={PAGES}
        />
      )}
      <CheckboxField
        name="hideSectionNumberings"
        label={messages.hideNumbers}
        hint={messages.hideNumbersHint}
      />
    </FormDrawer>
  );
}
