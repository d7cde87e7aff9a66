/** Before the tests of hooks and components: what browsers have and jsdom lacks, and a clean page for each. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { noteAccount } from '../api/account.ts';
import { queryClient } from '../api/query-client.ts';
import { noteOpenedByNobody } from '../session/user.ts';
import { currentToasts, dismissToast } from '../ui/toast-store.ts';
import { clicksHeard } from './clicks-heard.ts';
import { mediaOf, turnTo } from './width.ts';

// What is waited for may come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus]') ?? this).focus();
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  this.style.display = 'block';
};
HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  this.style.display = '';
};

Element.prototype.scrollIntoView = () => {};

globalThis.matchMedia = mediaOf;

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Files that a worker runs share its page and modules: what a test leaves there would be another's.
afterEach(async () => {
  vi.useRealTimers();
  await clicksHeard();
  cleanup();
  turnTo(0);
  for (const { id } of currentToasts()) dismissToast(id);
  document.body.replaceChildren();
  queryClient.clear();
  noteOpenedByNobody();
  sessionStorage.clear();
  noteAccount(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});
