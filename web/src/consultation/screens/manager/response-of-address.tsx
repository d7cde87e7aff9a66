import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { RESPONSE_REMOVAL } from '../../responses/response-removal.ts';
import { responseSearch } from '../../responses/tabled-responses.ts';
import { useRecordRemoval } from '../../../records/kept/use-record-removal.tsx';
import { useRecordScreen } from '../../../records/kept/use-record-screen.ts';
import { useOpened } from './use-opened.ts';

/** With the editor of texts, which most visits do without. */
const OpenedResponse = lazyPart(async () => ({
  default: (await import('../../responses/opened-response.tsx')).OpenedResponse,
}));

/** The response that the address of the representations names, over their table (specification 001 section 2). */
export function ResponseOfAddress() {
  const { opened, open } = useOpened('responseId');
  return opened !== undefined && <Opened key={opened} id={opened} close={() => open(undefined)} />;
}

function Opened({ id, close }: { id: number; close: () => void }) {
  const { fields } = useRecordScreen(responseSearch);
  const removal = useRecordRemoval(RESPONSE_REMOVAL, close);
  return (
    <>
      <Suspense>
        <OpenedResponse
          id={id}
          fields={fields}
          askToDelete={() => removal.ask([id])}
          close={close}
        />
      </Suspense>
      {removal.question}
    </>
  );
}
