import type { MapContent } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { storeTenant } from '../../../../api/host.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { TenantGate } from '../../../../session/tenant.tsx';
import { serve } from '../../../../testing/serve.ts';
import { shown } from '../../../../testing/shown.tsx';
import { usePublishedFields } from '../published-fields.ts';
import { SiteInfoField } from './site-info-field.tsx';

const field = (dbPropertyName: string, label: string) => ({ dbPropertyName, label, type: 'text' });
const fields = [field('helaa_reference', 'HELAA reference'), field('owner', 'Owner')];

/** The field in the pages of a council, whose documents may tell these fields. */
function open(field: ReactNode, documentSiteFields: string[] | null | 'unsaid' = null) {
  queryClient.clear();
  storeTenant('oak');
  serve(({ path }) => {
    if (path.startsWith('/tenant'))
      return {
        json: {
          result: {
            shortName: 'oak',
            name: 'Oak',
            features: [],
            ...(documentSiteFields === 'unsaid' ? {} : { documentSiteFields }),
          },
        },
      };
    if (path.startsWith('/site/columns')) return { json: { result: fields } };
    return { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } };
  });
  return shown(<TenantGate>{field}</TenantGate>);
}

it.each([
  [null, ['HELAA reference', 'Owner']],
  [['id', 'helaa_reference', 'no_such_field'], ['HELAA reference']],
])(
  'offers the fields that documents may tell where the council allows %j',
  async (allowed, offered) => {
    const { unmount } = open(<SiteInfoField at="" info={[]} change={() => undefined} />, allowed);
    const box = await screen.findByRole('combobox');
    fireEvent.focus(box);
    fireEvent.click(box);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
    );
    unmount();
  },
);

it.each([
  [null, 'HELAA reference, Owner'],
  ['unsaid' as const, 'No field'],
])('picks fields where a kept council says %j: %s', async (allowed, picked) => {
  function Picked() {
    const pick = usePublishedFields();
    const labels = pick(fields as Parameters<typeof pick>[0]).map(({ label }) => label);
    return <p>{labels.join(', ') || 'No field'}</p>;
  }
  const { unmount } = open(<Picked />, allowed);
  expect(await screen.findByText(picked)).toBeTruthy();
  unmount();
});

type Told = MapContent['siteInfo'];
let told: Told;

function Edited() {
  const [info, setInfo] = useState(told);
  const change = (changed: Told) => {
    told = changed;
    setInfo(changed);
  };
  return <SiteInfoField at="" info={info} change={change} />;
}

it('facts and columns of a table are put in order, called and removed, each with its own field', async () => {
  const fact = (title: string, columnName: string) => ({ title, columnName });
  told = [
    { type: 'field', ...fact('Owned by', 'owner'), columns: [] },
    { type: 'field', ...fact('Reference', 'helaa_reference'), columns: [] },
    {
      type: 'table',
      title: 'Details',
      columnName: null,
      columns: [fact('A', 'owner'), fact('B', 'helaa_reference')],
    },
  ];
  open(<Edited />);
  const user = userEvent.setup();
  const written = await screen.findByLabelText('Title 2 (HELAA reference)');
  await user.type(written, ' number');
  await user.click(screen.getByRole('button', { name: 'Move Reference number up' }));
  expect(screen.getByLabelText('Title 1 (HELAA reference)')).toBe(written);
  screen.getByText('Reference number moved to 1 of 3');
  screen.getByRole('button', { name: 'Move B' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move B' }));
  await user.click(screen.getByRole('button', { name: 'Remove Owned by' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Details' }));
  expect(told.map(({ title }) => title)).toEqual(['Reference number', 'Details']);
  expect(told[1]?.columns.map(({ title }) => title)).toEqual(['B', 'A']);
  // A title that cannot be kept stays in its own field, whatever goes before it.
  await user.click(screen.getByRole('button', { name: 'Move Details up' }));
  await user.clear(screen.getByLabelText('Title 2 (HELAA reference)'));
  await user.click(screen.getByRole('button', { name: 'Remove Details' }));
  expect(screen.getByLabelText('Title 1 (HELAA reference)')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Add table' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Title of table 2'));
});
