import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from './site-context.tsx';
import { useUndo } from './use-undo.ts';
import { useUndoLast } from './use-undo-last.ts';

const page = { siteId: 7, scenario: 'base', site: {} as WholeSite } as SiteOnPage;
const changed = (change_id: string) => {
  return { id: 7, scenario_name: 'base', row_version: 2, values: {}, change_id };
};

function Page() {
  const { offer } = useUndo();
  useUndoLast();
  return (
    <button
      type="button"
      onClick={() => {
        offer('Site name', 'Site name saved', changed('first'));
        offer('Homes', 'Homes saved', changed('second'));
      }}
    >
      Save
    </button>
  );
}

it('takes back what was saved last, then what was saved before, and then nothing', async () => {
  const asked = serve(() => ({ json: { result: { ...changed('x'), change_id: null } } }));
  const { getByRole } = shown(
    <SiteProvider value={page}>
      <Page />
    </SiteProvider>,
  );
  await userEvent.click(getByRole('button'));
  const undone = () => asked.filter(({ path }) => path === '/site/7/undo').map(({ body }) => body);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undone()).toEqual([{ change_id: 'second' }]));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undone()).toHaveLength(2));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone()).toEqual([{ change_id: 'second' }, { change_id: 'first' }]);
});
