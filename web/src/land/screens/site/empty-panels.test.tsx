import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SiteProvider, type SiteOnPage } from '../../ground/sites/site-context.tsx';
import { shown } from '../../../testing/shown.tsx';
import { EmptyPanels } from './empty-panels.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';

const site = (edit: boolean) => ({ can: { edit, delete: edit } }) as unknown as SiteOnPage;
const folded = new Map(
  (['notes', 'people'] as const).map((id): [PanelId, PanelEntry] => [id, panels[id] as PanelEntry]),
);

function show(edit: boolean, some: ReadonlyMap<PanelId, PanelEntry> = folded) {
  const opened: PanelId[] = [];
  const page = {
    known: true,
    shown: new Map(),
    hidden: new Map(),
    folded: some,
    open: () => Promise.resolve(),
    add: (id: PanelId) => opened.push(id),
  };
  shown(
    <SiteProvider value={site(edit)}>
      <EmptyPanels page={page} />
    </SiteProvider>,
  );
  return opened;
}

it('offers to add to each empty panel, on phones in a menu, which opens it', async () => {
  const opened = show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'contact' }));
  expect(opened).toEqual(['people']);
});

it('tells who may only read what there is nothing of, and nothing where all is filled', () => {
  show(false);
  screen.getByText('Nothing yet: Notes · People');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there where all is filled', () => {
  show(true, new Map());
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});
