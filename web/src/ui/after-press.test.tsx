import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

it('waits for the release of a press, and for nothing else', async () => {
  const run = vi.fn<() => void>();
  fireEvent.pointerDown(document.body, { button: 0 });
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(2);
});

it('waits for the end of a tap, of which the focus is moved by its second half', async () => {
  const run = vi.fn<() => void>();
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'touch' });
  fireEvent.pointerUp(document.body, { pointerType: 'touch' });
  fireEvent.mouseDown(document.body, { button: 0 });
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
  fireEvent.mouseUp(document.body);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

it('runs what waited once a touch turns out to scroll', async () => {
  const run = vi.fn<() => void>();
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'touch' });
  afterPress(run);
  fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  ['a press for a menu', { button: 2 }, () => undefined],
  ['a menu over the page', { button: 0 }, () => fireEvent.contextMenu(document.body)],
  ['a key', { button: 0 }, () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('does not wait for a release that never comes: %s', (_what, press, then) => {
  const run = vi.fn<() => void>();
  fireEvent.pointerDown(document.body, press);
  then();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});
