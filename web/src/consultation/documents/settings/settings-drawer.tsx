import { documentFields, type DraftDocument } from '@contract/consultation/documents/contract.ts';
import {
  councilPageAt,
  councilPageKinds,
  councilPageNames,
} from '@contract/consultation/ground/public-page/council-page-kinds.ts';
import { yup } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { isApiError, type ApiError } from '../../../api/api-error.ts';
import { CheckboxField, SelectField, TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DraftWork } from '../editor/draft/draft-work.ts';
import { builderMessages } from '../editor/messages.ts';
import { ConsultationField } from '../list/consultation-field.tsx';
import { settingsMessages as messages } from './messages.ts';

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
type Settings = yup.InferType<typeof schema>;

const PAGES = [
  { value: '', label: messages.noCouncilPage },
  ...councilPageKinds.map((kind) => ({
    value: kind,
    label: messages.pageAt(councilPageNames[kind], councilPageAt(kind)),
  })),
];

interface SettingsDrawerProps {
  draft: DraftDocument;
  work: DraftWork;
  close: () => void;
}

/** What a document is called, when it is answered, and whether its sections show numbers. */
export function SettingsDrawer({ draft, work, close }: SettingsDrawerProps) {
  const [error, setError] = useState<ApiError | null>(null);
  const form = useDraftForm<Settings>({
    formName: `document-settings-${draft.id}`,
    schema,
    defaults: {
      title: draft.title,
      subtitle: draft.settings.subtitle,
      consultationId: draft.consultation ? String(draft.consultation.id) : '',
      councilPage: draft.councilPage ?? '',
      hideSectionNumberings: draft.settings.hideSectionNumberings,
    },
  });
  const save = async (typed: Settings) => {
    const { title, subtitle, hideSectionNumberings } = typed;
    const councilPage = typed.councilPage || null;
    const consultationId = typed.consultationId ? Number(typed.consultationId) : null;
    try {
      await work.write(builderMessages.steps.settings, {
        of: 'document',
        patch: {
          title,
          consultationId,
          settings: { subtitle, hideSectionNumberings },
          councilPage,
        },
        expects: { title: draft.title, subtitle: draft.settings.subtitle },
      });
    } catch (refused) {
      if (isApiError(refused)) return setError(refused);
      showToast({ kind: 'danger', title: messages.failed, text: builderMessages.byAnother });
      return;
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
