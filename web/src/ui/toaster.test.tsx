import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  shown(<Toaster />);
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const later = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const message = (title: string) => screen.queryByText(title);

describe('messages', () => {
  it('offer to undo once, and go when that is taken', () => {
    const run = vi.fn<() => void>();
    act(
      () =>
        void showToast({
          kind: 'success',
          title: 'Site name saved',
          action: { label: 'Undo', run },
        }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(message('Site name saved')).toBeNull();
  });

  it('go by themselves after 6 s, failures only when they are closed', () => {
    act(() => {
      showToast({ kind: 'success', title: 'Saved' });
      showToast({ kind: 'danger', title: 'Request failed' });
    });
    later(5_999);
    expect(message('Saved')).not.toBeNull();
    later(1);
    expect(message('Saved')).toBeNull();
    later(60_000);
    expect(message('Request failed')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(message('Request failed')).toBeNull();
  });

  it('wait for who has the focus or the pointer on them', () => {
    act(
      () =>
        void showToast({
          kind: 'success',
          title: 'Saved',
          action: { label: 'Undo', run: vi.fn<() => void>() },
        }),
    );
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.focus(undo);
    later(60_000);
    expect(message('Saved')).not.toBeNull();
    fireEvent.blur(undo);
    later(6_000);
    expect(message('Saved')).toBeNull();
  });

  it('say the same thing once, and no more than four at a time', () => {
    const show = (...titles: string[]) =>
      act(() => titles.forEach((title) => showToast({ kind: 'info', title })));
    const titles = () => currentToasts().map(({ title }) => title);
    show('One', 'Two', 'Two', 'Three');
    expect(titles()).toEqual(['One', 'Two', 'Three']);
    show('Four', 'Five');
    expect(titles()).toEqual(['Two', 'Three', 'Four', 'Five']);
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
  });

  it('stand in the dialog that is open, whose page is inert, and outlive it', () => {
    const run = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    act(
      () => void showToast({ kind: 'success', title: 'Approved', action: { label: 'Undo', run } }),
    );
    const undo = () => screen.getByRole('button', { name: 'Undo' });
    const outer = shown(
      <Dialog title="Response" onClose={onClose}>
        Words
      </Dialog>,
    );
    const drawer = screen.getByRole('dialog', { name: 'Response' });
    expect(drawer.contains(undo())).toBe(true);
    const inner = shown(
      <Dialog title="Delete it?" onClose={onClose}>
        Really
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Delete it?' }).contains(undo())).toBe(true);
    inner.unmount();
    expect(drawer.contains(undo())).toBe(true);
    fireEvent.keyDown(undo(), { key: 'Enter' });
    outer.unmount();
    expect(undo().isConnected).toBe(true);
    fireEvent.click(undo());
    expect(run).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });
});
