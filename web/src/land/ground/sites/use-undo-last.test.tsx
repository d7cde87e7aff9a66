import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { currentToasts } from '../../../ui/toast-store.ts';
import { forgetChange, savesEnded, whileSaving } from './saved-changes.ts';
import { type SiteOnPage, SiteProvider } from './site-context.tsx';
import { useUndo } from './use-undo.ts';
import { useUndoLast } from './use-undo-last.ts';

// What another test saved of this site could be taken back here.
beforeEach(() => forgetChange(7, undefined));

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

const ctrlZ = () => userEvent.keyboard('{Control>}z{/Control}');
const refused = {
  status: 409,
  json: {
    error: { code: 'changed-meanwhile', message: 'Refused', fields: { change_id: 'Other' } },
  },
};
const done = { json: { result: { ...changed('x'), change_id: null } } };

/** A page of this site with a button that saves two fields, the second only when `answer` is called. */
function saving(siteId: number) {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  function Form() {
    const { offer } = useUndo();
    useUndoLast();
    const begin = () => {
      offer('Site name', 'Site name saved', changed(`first ${siteId}`));
      void whileSaving(
        siteId,
        promise.then((id) => {
          if (id !== undefined) offer('Homes', 'Homes saved', changed(id));
          return id;
        }),
      );
    };
    return (
      <button type="button" onClick={begin}>
        Save
      </button>
    );
  }
  const { getByRole } = shown(
    <SiteProvider value={{ ...page, siteId }}>
      <Form />
    </SiteProvider>,
  );
  return { begin: () => userEvent.click(getByRole('button')), answer: resolve };
}
const idsOf = (asked: { body: unknown }[]) =>
  asked.flatMap(({ body }) => (body as { change_id?: string } | undefined)?.change_id ?? []);

it('waits for what is being saved, and takes that back first', async () => {
  const asked = serve(() => done);
  const { begin, answer } = saving(8);
  await begin();
  await ctrlZ();
  await ctrlZ();
  expect(idsOf(asked)).toEqual([]);
  answer('second 8');
  await waitFor(() => expect(idsOf(asked)).toEqual(['second 8', 'first 8']));
});

it('takes back nothing older when what it waited for was not saved', async () => {
  const asked = serve(() => done);
  const { begin, answer } = saving(9);
  await begin();
  await ctrlZ();
  await ctrlZ();
  answer(undefined);
  await savesEnded(9);
  await userEvent.keyboard('a');
  expect(idsOf(asked)).toEqual([]);
  await ctrlZ();
  await waitFor(() => expect(idsOf(asked)).toEqual(['first 9']));
});

it('keeps a change that could not be taken back, says why, and tries it again when asked', async () => {
  const answers = [refused, done, done];
  const asked = serve(() => answers.shift() ?? done);
  const { begin, answer } = saving(10);
  await begin();
  answer('second 10');
  await ctrlZ();
  await waitFor(() =>
    expect(currentToasts()).toContainEqual(
      expect.objectContaining({
        title: 'Homes was not undone',
        text: expect.stringContaining('see the history') as string,
      }),
    ),
  );
  await ctrlZ();
  await ctrlZ();
  await waitFor(() => expect(idsOf(asked)).toEqual(['second 10', 'second 10', 'first 10']));
});
