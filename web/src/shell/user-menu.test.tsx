import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { waitsForSomebody } from '../forms/autosave/after-failure.ts';
import { Saver } from '../forms/autosave/saver.ts';
import { hasDrafts, keepAsLeft, keepDraft } from '../forms/drafts.ts';
import { signOut } from '../session/sign-out.ts';
import type { User } from '../session/user.ts';
import { shown } from '../testing/shown.tsx';
import { useLeaving } from '../ui/use-leaving.ts';
import UserMenu from './user-menu.tsx';

const una = {
  uid: 'una',
  email: 'una@oak.test',
  displayName: 'Una',
  kind: 'staff',
  provider: 'firebase-auth',
  settings: { theme: 'light', density: 'normal', areas: 'hectares' },
} as unknown as User;
const left = vi.fn<(to: string | URL) => void>();
let answer = false;
const ask = vi.fn<typeof confirm>(() => answer);

beforeEach(() => {
  sessionStorage.clear();
  storeTenant('oak');
  left.mockClear();
  ask.mockClear();
  // The test before has logged out of a page that stands.
  fireEvent(window, new Event('beforeunload'));
  vi.stubGlobal('confirm', ask);
  vi.stubGlobal('location', { ...location, pathname: '/sites', assign: left });
});

it('asks before logging out deletes what was typed and not saved', async () => {
  keepDraft('topic-3', { typed: { name: 'Half a na' } });
  shown(<UserMenu user={una} />);
  const logOut = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Una' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };
  answer = false;
  await logOut();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(hasDrafts()).toBe(true);
  expect(left).not.toHaveBeenCalled();
  answer = true;
  await logOut();
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(hasDrafts()).toBe(false);
});

it('asks once: what it deletes is not asked for again as the page is left', async () => {
  keepDraft('topic-3', { typed: { name: 'Half a na' } });
  const asksOnLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  renderHook(() => useLeaving({ onClosing: true, onLinks: false }));
  expect(asksOnLeaving()).toBe(true);
  const asked: boolean[] = [];
  left.mockImplementationOnce(() => void asked.push(asksOnLeaving()));
  answer = true;
  signOut(una);
  await waitFor(() => expect(asked).toEqual([false]));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks nothing about what is saved in a moment', async () => {
  const saver = new Saver<string, number>(
    {
      name: 'words',
      read: async () => undefined,
      send: async (_words, base) => base + 1,
      isSame: (one, other) => one === other,
      retry: waitsForSomebody,
    },
    { value: '', base: 1 },
  );
  saver.edited('Half a na');
  expect(hasDrafts()).toBe(true);
  signOut(una);
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(saver.status).toBe('saved');
  expect(ask).not.toHaveBeenCalled();
});

it('asks nothing where nothing was typed, however a search was left', async () => {
  keepAsLeft('search', { values: { name: 'Oak' } });
  signOut(una);
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(Object.keys(sessionStorage).join()).not.toContain('search');
  expect(ask).not.toHaveBeenCalled();
});

it('asks about what is kept nowhere, such as a layout that is being changed', async () => {
  renderHook(() => useLeaving({ onClosing: true, onLinks: false }));
  answer = false;
  signOut(una);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(left).not.toHaveBeenCalled();
});
