import type { DraftAttachment } from '@contract/consultation/documents/contract/attachments.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { AttachmentTitle } from './attachment-title.tsx';

const attachment: DraftAttachment = {
  id: 4,
  name: 'map.pdf',
  title: '',
  contentType: 'application/pdf',
  size: 10,
  scannedStatus: 'clean',
  reason: null,
  userName: 'Olive',
  isPublic: false,
  row_version: 1,
};

it('keeps what is typed while a title is on its way, and saves it over that', async () => {
  let arrive: (saved: DraftAttachment) => void = () => {};
  const rename = vi.fn<
    (title: string, row_version: number) => Promise<DraftAttachment | undefined>
  >(() => new Promise((resolve) => (arrive = resolve)));
  let standing = attachment;
  function PublicationState() {
    const [, setTimes] = useState(0);
    return (
      <>
        <AttachmentTitle attachment={standing} rename={rename} />
        <button type="button" onClick={() => setTimes((times) => times + 1)}>
          Hear of it
        </button>
      </>
    );
  }
  shown(<PublicationState />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'Map{Enter}');
  await userEvent.type(box, ' of sites');
  standing = { ...attachment, title: 'Map', row_version: 2 };
  fireEvent.click(screen.getByRole('button'));
  await act(async () => arrive(standing));
  expect(box.value).toBe('Map of sites');
  expect(screen.queryByText(/Map/)).toBeNull();
  await userEvent.tab();
  expect(rename.mock.calls).toEqual([
    ['Map', 1],
    ['Map of sites', 2],
  ]);
});
