import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { ExportHistory } from './export-history.tsx';

const page: SiteOnPage = {
  siteId: 71,
  scenario: 'base',
  site: {} as WholeSite,
  fields: new Map(),
  lists: [],
  can: { edit: false, delete: false },
  refetch: undefined,
  v2: true,
};
const item = (more: Partial<HistoryItem>): HistoryItem => ({
  id: 1,
  type: 'EDIT',
  user_id: 'u1',
  user_name: 'Ann Oak',
  date: '2026-07-01T23:30:00.000Z',
  scenario_name: 'base',
  content: null,
  edit_content: null,
  column_name: null,
  file_name: null,
  action_type: null,
  edited_at: null,
  change_id: null,
  bulk: null,
  is_undone: false,
  is_undo: false,
  can_edit: false,
  ...more,
});
const pages: Record<string, { timeline: HistoryItem[]; next: string | null }> = {
  first: {
    timeline: [
      item({ edit_content: 'Planning history|Refused, 2019|', is_undone: true }),
      item({ edit_content: 'Homes|-9|50', scenario_name: 'Dense' }),
    ],
    next: '7',
  },
  second: {
    timeline: [item({ type: 'NOTE', content: '=SUM(A1) "so"' })],
    next: null,
  },
};

it('saves every page of what is filtered, cleared values among it, and no formula', async () => {
  history.replaceState(null, '', '/site/71?history=edit&historyFrom=2026-01-01');
  const asked = serve(({ path }) => ({
    json: {
      result: { ...pages[path.includes('cursor') ? 'second' : 'first'], undo: null, undoable: [] },
    },
  }));
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return '#';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  shown(
    <SiteProvider value={page}>
      <ExportHistory />
    </SiteProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked.map(({ path }) => path)).toEqual([
    expect.stringMatching(
      /timeline\?.*type=EDIT.*from=2026-01-01|timeline\?.*from=2026-01-01.*type=EDIT/,
    ),
    expect.stringContaining('cursor=7'),
  ]);
  expect((await textOf(saved[0]!)).replace('\uFEFF', '').split('\r\n')).toEqual([
    'When,Who,Kind,Scenario,Field,Before,After or text,Undone',
    '2026-07-02 00:30,Ann Oak,Edit,,Planning history,"Refused, 2019",,Undone',
    '2026-07-02 00:30,Ann Oak,Edit,Dense,Homes,-9,50,',
    `2026-07-02 00:30,Ann Oak,Note,,,,"'=SUM(A1) ""so""",`,
    '',
  ]);
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
