import {
  responseHistory,
  undoResponse,
  upsertResponses,
} from '@calls/consultation/responses/contract.ts';
import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { answeredIds } from './answered-ids.ts';
import { LetterPreview } from './letter-preview.tsx';
import { responsePanelMessages as messages } from './messages.ts';
import { ResponseFields } from './response-fields.tsx';
import { emptyResponse, responseForm, type ResponseForm, responseSchema } from './response-form.ts';
import { shortTitle } from './response-title.ts';
import { ResponseWork } from './response-work.tsx';

const HISTORY = { history: responseHistory, undo: undoResponse };

interface ResponseDrawerProps {
  /** The response to change; undefined for a new one. */
  response: Response | undefined;
  fields: ReadonlyMap<string, DictionaryField>;
  askToDelete: () => void;
  close: () => void;
}

/** A response: what it says and to whom, how far it is, its history. */
export function ResponseDrawer({ response, fields, askToDelete, close }: ResponseDrawerProps) {
  const writing = useAction(upsertResponses, { failure: false });
  const form = useDraftForm({
    formName: `response-${response?.id ?? 'new'}`,
    schema: responseSchema,
    defaults: response ? responseForm(response) : emptyResponse,
  });
  const seen = useSeenVersion(response?.row_version, writing.error, form);
  const save = async ({ answers, ...typed }: ResponseForm) => {
    const ids = await answeredIds(answers).catch((error: Error) => {
      form.setError('answers', { type: 'server', message: error.message });
      return undefined;
    });
    if (!ids) return;
    const known = response && seen ? { id: response.id, row_version: seen } : {};
    if (!(await writing.run({ responses: [{ ...known, ...typed, ...ids }] }))) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved });
    close();
  };
  return (
    <FormDrawer
      title={response ? shortTitle(response.description) : messages.newResponse}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={writing.error}
      now={response && shortTitle(response.description)}
      close={close}
      after={
        response && (
          <>
            <Permitted unit="representations" actions={['delete']}>
              <Button variant="outline" my="4" onClick={askToDelete}>
                {messages.delete}
              </Button>
            </Permitted>
            <RecordHistory calls={HISTORY} id={response.id} fields={fields} onUndone={close} />
          </>
        )
      }
    >
      {response && <ResponseWork response={response} />}
      <ResponseFields />
      <LetterPreview responseId={response?.id} />
    </FormDrawer>
  );
}
