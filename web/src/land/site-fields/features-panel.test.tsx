import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someField } from '@contract/council/ground/dictionary/testing/some-field.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { expect, it } from 'vitest';
import { TenantGate } from '../../session/tenant.tsx';
import type { Answer } from '../../testing/serve.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import FeaturesPanel from './features-panel.tsx';

const name = someField('site_name', 'text.small', { label: 'Site name' });
const onSite = {
  site: { site_name: 'Mill' } as unknown as WholeSite,
  fields: new Map([[name.dbPropertyName, name]]),
};
const placed = { type: 'FIELD', label: 'Site name', dbPropertyName: 'site_name', editable: true };
const facts = {
  id: 'facts',
  tabTitle: 'Facts',
  content: [{ ...placed, cellConfig: { fieldType: 'text' } }],
  tabActions: [{ name: 'Stamp the record', functionName: 'stamp' }],
};
const more = { id: 'more', tabTitle: 'More', content: [placed] };
const configured: Answer = {
  json: { result: { config: { tabs: [facts, more] }, errors: [] } },
};

/** The panel, whose configuration is answered so next. */
function show(first: Answer, edit = true) {
  const next = { answer: first };
  serveCouncil(() => next.answer, { council: { features: ['site view tab actions'] } });
  const part = (
    <TenantGate>
      <FeaturesPanel />
    </TenantGate>
  );
  shownOnSite(part, { ...onSite, can: { edit, delete: false } });
  return next;
}

it('says what is wrong with a faulty configuration', async () => {
  const fault = {
    kind: 'validation',
    message: 'Config is invalid',
    path: 'tabs[0]',
    details: 'tabTitle is required',
  };
  show({ json: { result: { config: null, errors: [fault] } } });
  await screen.findByText('Config is invalid');
  await userEvent.click(screen.getByText('Developer details'));
  expect(screen.getByText('tabs[0]: tabTitle is required')).toBeTruthy();
});

it('says that its tabs could not be fetched, and shows them when loaded again', async () => {
  const next = show({ status: 500, json: {} });
  await screen.findByText('Failed to fetch tabs');
  next.answer = configured;
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('tab', { name: 'Facts' })).toBeTruthy();
});

it('is edited by those who may, who also have the tab’s actions', async () => {
  show(configured);
  await screen.findByRole('button', { name: /^Edit Site name:.*Mill$/ });
  screen.getByRole('button', { name: 'Stamp the record' });
  expect(screen.queryByText('You may read this site, not change it.')).toBeNull();
});

it('is read only for who may not change it', async () => {
  show(configured, false);
  await screen.findByText('You may read this site, not change it.');
  expect(screen.getAllByText('Mill')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stamp the record' })).toBeNull();
});
