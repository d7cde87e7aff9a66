import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import type { LayoutWork } from './layout/use-layout.ts';
import { PanelLayout } from './panel-layout.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';

const nothing = () => undefined;
const work: LayoutWork = {
  known: true,
  shown: undefined,
  saved: undefined,
  editing: false,
  changed: false,
  saving: false,
  edit: nothing,
  draw: nothing,
  undo: nothing,
  redo: nothing,
  save: () => Promise.resolve(),
  stop: nothing,
};
const page = {
  known: true,
  shown: new Map(
    (['notes', 'people'] as const).map((id): [PanelId, PanelEntry] => [
      id,
      panels[id] as PanelEntry,
    ]),
  ),
  folded: new Map(),
  hidden: new Map(),
  open: () => Promise.resolve(),
  add: nothing,
};

beforeEach(() => {
  HTMLElement.prototype.getAnimations = () => [];
  // Nothing comes near: panels stay without their contents.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('on a phone, an address that names a panel leads to it', async () => {
  history.replaceState(null, '', '/site/1?panel=people');
  shown(<PanelLayout work={work} page={page} />);
  const heading = screen.getByRole('heading', { name: 'People' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('on a phone, an address that names none leaves the focus where it is', () => {
  history.replaceState(null, '', '/site/1');
  shown(<PanelLayout work={work} page={page} />);
  expect(document.activeElement).toBe(document.body);
});
