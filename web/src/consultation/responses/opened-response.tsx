import {
  getResponse,
  responseHistory,
  undoResponse,
} from '@calls/consultation/responses/contract.ts';
import { responseMessages } from '@contract/consultation/ground/responses/messages.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { RichText } from '../../forms/rich-text/rich-text.tsx';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { useAccess } from '../../session/access.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/empty.tsx';
import { RecordFacts } from '../../records/kept/record-facts.tsx';
import { responsePanelMessages as messages } from './messages.ts';
import { ResponseDrawer } from './response-drawer.tsx';
import { shortTitle } from './response-title.ts';
import { ResponseWork } from './response-work.tsx';

interface OpenedResponseProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  askToDelete: () => void;
  close: () => void;
}

const HISTORY = { history: responseHistory, undo: undoResponse };
const labels = responseMessages.fields;

/** A response of the table in a drawer: to change while it may be changed, else to read. */
export function OpenedResponse({ id, fields, askToDelete, close }: OpenedResponseProps) {
  const { data, error, refetch } = useEndpoint(getResponse, { id });
  const { allowed } = useAccess('representations', 'write');
  const response = data?.response;
  const isOpen = response?.state === 'Draft' || response?.state === 'Approved';
  if (response && allowed && isOpen)
    return <ResponseDrawer {...{ response, fields, askToDelete, close }} />;
  return (
    <Drawer
      title={response ? shortTitle(response.description) : messages.title(id)}
      onClose={close}
      reading
    >
      {response && allowed !== undefined && (
        <>
          <ResponseWork response={response} />
          <RichText html={response.text} />
          <RecordFacts
            facts={[
              [messages.answers, response.answers.map(({ reference }) => reference).join(', ')],
              [labels.summary, response.summary],
              [labels.councilResponse, response.councilResponse],
            ]}
          />
          <RecordHistory calls={HISTORY} id={id} fields={fields} onUndone={undefined} />
        </>
      )}
      {!response && error && (
        <Failed title={messages.loadFailed} error={error} retry={() => void refetch()} />
      )}
      {(allowed === undefined || (!response && !error)) && <SkeletonLines lines={8} height="8" />}
    </Drawer>
  );
}
