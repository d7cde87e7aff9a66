import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DraftAttachment } from '@contract/consultation/documents/contract/attachments.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { currentToasts } from '../../../ui/toast-store.ts';
import { AttachmentsDrawer } from './attachments-drawer.tsx';

const attachment = (id: number, name: string): DraftAttachment => ({
  id,
  name,
  title: '',
  contentType: 'application/pdf',
  size: 10,
  scannedStatus: 'clean',
  reason: null,
  userName: 'Olive',
  isPublic: false,
  row_version: 1,
});

/** The drawer over a server that keeps the order and what is deleted. */
function open(mayWrite: boolean, deleting?: Promise<Answer>) {
  let attachments = [
    attachment(1, 'flood.pdf'),
    attachment(2, 'noise.pdf'),
    attachment(3, 'a.pdf'),
  ];
  const calls = serve(({ method, path, body }) => {
    const id = Number(/attachments\/(\d+)/.exec(path)?.[1]);
    const of = attachments.find((each) => each.id === id);
    const others = attachments.filter((each) => each !== of);
    if (method === 'DELETE' && deleting) return deleting;
    if (method === 'DELETE') attachments = others;
    if (method === 'PATCH' && of) {
      const { behind } = body as { behind: number | null };
      attachments = others.toSpliced(others.findIndex((each) => each.id === behind) + 1, 0, of);
    }
    return { json: { result: { attachments } } };
  });
  const draft: Pick<DraftDocument, 'id' | 'mayWrite'> = { id: 7, mayWrite };
  shown(<AttachmentsDrawer draft={draft as DraftDocument} close={() => undefined} />);
  return calls;
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const names = () =>
  screen
    .getAllByRole('button', { name: /^Download/, hidden: true })
    .map((each) => each.ariaLabel?.replace('Download ', ''));

it('attachments are put in order and deleted, and the focus stays in the list', async () => {
  const calls = open(true);
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: 'Move flood.pdf down', hidden: true }),
  );
  await screen.findByText('flood.pdf moved to 2 of 3');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    behind: 2,
    row_version: 1,
  });
  expect(names()).toEqual(['noise.pdf', 'flood.pdf', 'a.pdf']);
  expect(document.activeElement).toBe(button('Move flood.pdf down'));
  await user.click(button('Delete flood.pdf'));
  await waitFor(() => expect(names()).toEqual(['noise.pdf', 'a.pdf']));
  await waitFor(() => expect(document.activeElement).toBe(button('Move a.pdf')));
});

it('who may only read has them without their order being theirs to change', async () => {
  open(false);
  await screen.findByRole('button', { name: 'Download flood.pdf', hidden: true });
  expect(screen.queryAllByRole('button', { name: /^(Move|Delete)/, hidden: true })).toEqual([]);
});

it('a deletion sends the focus on at once, locks nothing, and is not said to be done where it fails', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  open(true, new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete noise.pdf', hidden: true }));
  expect(document.activeElement).toBe(button('Move a.pdf'));
  expect(button('Move a.pdf').getAttribute('aria-disabled')).toBeNull();
  await act(async () => answer({ status: 500, json: { error: { message: 'Out of order' } } }));
  await waitFor(() => expect(names()).toEqual(['flood.pdf', 'noise.pdf', 'a.pdf']));
  expect(currentToasts().some(({ kind }) => kind === 'danger')).toBe(true);
  expect(screen.queryByText('noise.pdf removed')).toBeNull();
});

it('what is moved while another is being deleted stands among those that are left', async () => {
  const calls = open(true, new Promise(() => undefined));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete flood.pdf', hidden: true }));
  await user.click(button('Move noise.pdf down'));
  await screen.findByText('noise.pdf moved to 2 of 2');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ behind: 3 });
  expect(names()).toEqual(['a.pdf', 'noise.pdf']);
});

it('the focus goes from the last that is deleted to what adds another', async () => {
  open(true);
  const user = userEvent.setup();
  for (const name of ['flood.pdf', 'noise.pdf', 'a.pdf']) {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}`, hidden: true }));
  }
  expect((document.activeElement as HTMLElement).dataset['adds']).toBe('true');
});
