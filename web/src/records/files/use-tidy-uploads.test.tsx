import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { filesPanelMessages as messages } from './messages.ts';
import { UploadRows } from './upload-rows.tsx';
import { Uploads } from './upload-store.ts';
import { useTidyUploads } from './use-tidy-uploads.ts';
import { shown } from '../../testing/shown.tsx';

const FILE_ID = 7;

/** Uploads whose completing call answers when it is told to. */
function heldUploads() {
  let answer = () => undefined as void;
  const finished = new Promise<void>((resolve) => (answer = resolve));
  // The store takes the whole file at the first question.
  serve(() => ({ json: {} }));
  const uploads = new Uploads({
    open: async () => ({ uploads: [{ fileId: FILE_ID, address: 'https://store.test/upload' }] }),
    finish: () => finished,
    cancel: async () => undefined,
  });
  return { uploads, answer };
}

function Panel({ uploads, fileIds }: { uploads: Uploads; fileIds: number[] }) {
  useTidyUploads(uploads, fileIds);
  return <UploadRows uploads={uploads} />;
}

it.each([
  ['before its upload is completed', true],
  ['after its upload is completed', false],
])('shows no upload whose file is listed %s', async (_, listedFirst) => {
  const { uploads, answer } = heldUploads();
  const { rerender } = shown(<Panel uploads={uploads} fileIds={[]} />);
  act(() => uploads.add([new File(['plan'], 'plan.pdf')]));
  await screen.findByText(messages.finishing);

  const list = () => rerender(<Panel uploads={uploads} fileIds={[FILE_ID]} />);
  if (listedFirst) list();
  await act(async () => answer());
  if (!listedFirst) {
    await screen.findByText(messages.done);
    list();
  }
  await expect.poll(() => screen.queryByRole('list')).toBeNull();
});
