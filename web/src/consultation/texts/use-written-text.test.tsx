import { putText } from '@contract/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { noteUnsaved } from '../../forms/autosave/unsaved.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { textName } from './saving/text-name.ts';
import { useWrittenText } from './use-written-text.ts';

const saying = (text: string): TextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
function Opened({ id }: { id: number }) {
  const { data } = useWrittenText(id);
  return <p>{data ? `Begins with ${JSON.stringify(data.document)}` : 'Waits'}</p>;
}

/** What another editor of the text still saves, once it may. */
function typed(name: string, may: Promise<void>) {
  const other = {
    name,
    saveNewest: async () => {
      await may;
      await call(putText, { id: 7, document: saying('With a part'), revision: 1 });
      noteUnsaved(other, false);
    },
  };
  noteUnsaved(other, true);
  afterEach(() => noteUnsaved(other, false));
}

function served() {
  let stored = saying('Without one');
  return serveCouncil(({ method, body }) => {
    if (method === 'PUT') stored = (body as { document: TextDocument }).document;
    return {
      json: { result: { document: stored, revision: 1, withdrawn: false, lost_topics: [] } },
    };
  });
}

it('begins with what another editor of the same text was still saving', async () => {
  const calls = served();
  let allow = () => {};
  typed(textName(7), new Promise((resolve) => (allow = resolve)));
  shown(<Opened id={7} />);
  await expect.poll(() => calls.length > 0 && queryClient.isFetching() === 0).toBe(true);
  expect(screen.getByText('Waits')).toBeTruthy();
  allow();
  expect(await screen.findByText(/With a part/)).toBeTruthy();
});

it('waits for nothing that is typed elsewhere', async () => {
  served();
  typed(textName(8), new Promise(() => {}));
  shown(<Opened id={7} />);
  expect(await screen.findByText(/Without one/)).toBeTruthy();
});
