import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { PeopleTool } from './people-tool.tsx';

const GRANTS = { grants: ['representations.read', 'representations.write'] };
const agent = (agentId: number, name: string) => ({
  agentId,
  agentPrimaryContact: agentId === 1,
  name,
  organisation: null,
});

it('tells whom a colleague has named since before they are replaced', async () => {
  let stored = 'Bo Reed, Cy Moss, Di Lane';
  const calls = serveCouncil(({ method, body }) => {
    const representation = {
      id: 5,
      representee: null,
      agents: [agent(1, 'Bo Reed'), agent(2, 'Cy Moss')],
    };
    if (method !== 'PUT') return { json: { result: { representation } } };
    const { from } = body as { from: string };
    if (from === stored) {
      stored = 'Bo Reed';
      return { json: { result: { representation } } };
    }
    const fields = { agents: stored };
    return { status: 409, json: { error: { code: 'changed-meanwhile', message: '', fields } } };
  }, GRANTS);
  shown(<PeopleTool id={5} />);
  const change = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change agents' });
  await waitFor(() => expect(change.disabled).toBe(false));
  await userEvent.click(change);
  await userEvent.click(await screen.findByRole('button', { name: /Cy Moss/ }));
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('Bo Reed, Cy Moss, Di Lane');
  expect(screen.queryByText('Cy Moss')).toBeNull();
  await userEvent.click(save);
  await waitFor(() => expect(stored).toBe('Bo Reed'));
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toMatchObject([
    { agents: [{ agentId: 1 }], from: 'Bo Reed, Cy Moss' },
    { agents: [{ agentId: 1 }], from: 'Bo Reed, Cy Moss, Di Lane' },
  ]);
});

it('begins with who is named there, whatever was chosen for another representation', async () => {
  const named = { representee: null, agents: [agent(1, 'Bo Reed'), agent(2, 'Cy Moss')] };
  const calls = serveCouncil(
    ({ method }) =>
      method === 'PUT'
        ? { status: 503, json: { error: { code: 'unavailable', message: 'Not now' } } }
        : { json: { result: { representation: { id: 5, ...named } } } },
    GRANTS,
  );
  const opened = async (id: number) => {
    const { unmount } = shown(<PeopleTool id={id} />);
    const change = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change agents' });
    await waitFor(() => expect(change.disabled).toBe(false));
    await userEvent.click(change);
    await screen.findByRole('button', { name: 'Save' });
    return { unmount, named: () => screen.queryByRole('button', { name: /Cy Moss/ }) !== null };
  };
  const first = await opened(5);
  await userEvent.click(screen.getByRole('button', { name: /Cy Moss/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  first.unmount();
  for (const [id, isNamed] of [
    [6, true],
    [5, false],
  ] as const) {
    const { unmount, named } = await opened(id);
    expect(named()).toBe(isNamed);
    unmount();
  }
});
