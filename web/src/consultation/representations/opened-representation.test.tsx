import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { OpenedRepresentation } from './opened-representation.tsx';

const field = (dbPropertyName: string, label: string, type: string, options: string[]) => ({
  dbPropertyName,
  label,
  type,
  options: options.map((value) => ({ value, label: value })),
  unit: null,
  format: {},
  description: null,
  editable: false,
  filterable: true,
  searchable: false,
  standardName: null,
  position: 0,
});
const FIELDS: ReadonlyMap<string, DictionaryField> = new Map(
  [
    field('status', 'Status', 'status', ['Received', 'Reviewed', 'Response sent']),
    field('policy', 'Policy', 'text.small', []),
    field('custom_1', 'Colours', 'list.string', ['Red', 'Green, light']),
    field('custom_2', 'Note', 'text.small', []),
  ].map((each) => [each.dbPropertyName, each]),
);

const AT = '/consultations/representations';
const representation = (changes: object) => ({
  id: 0,
  consultationEventId: 3,
  consultation: 'Draft plan',
  correspondenceType: null,
  correspondenceName: null,
  letterDate: null,
  receivedDate: '2026-03-02',
  acknowledgementDate: null,
  status: 'Received',
  attitude: null,
  isLate: false,
  representee: null,
  agents: [],
  policy: null,
  responseDeadline: null,
  consent: null,
  topics: [],
  subRepresentations: [],
  customColumns: [
    { column: 'custom_1', name: 'Colours', value: ['Red'] },
    { column: 'custom_2', name: 'Note', value: null },
  ],
  publication: null,
  text: '',
  isChecked: true,
  row_version: 1,
  ...changes,
});

/** Opens a representation for somebody who may do this; what is written is the server's from then on. */
function open(id: number, ...grants: string[]) {
  let now = representation({ id });
  const asked = serveCouncil(
    ({ method, path, body }) => {
      const json = (result: unknown) => ({ json: { result } });
      if (method === 'PUT') {
        const { column, value, ...sent } = body as { column?: string; value?: unknown };
        const customColumns = now.customColumns.map((each) =>
          each.column === column ? { ...each, value } : each,
        );
        now = representation({ ...now, ...sent, customColumns, row_version: now.row_version + 1 });
        return json({ row_version: now.row_version, representation: now, withdrawn: null });
      }
      if (path === `${AT}/${id}`) return json({ representation: now });
      if (path.includes('/history')) return json({ history: [], undo: null, undoable: [] });
      if (path.endsWith('/assignees')) return json({ assignees: [] });
      if (path.endsWith('/officers')) return json({ officers: [] });
      if (path.endsWith('/lookups')) return json({ correspondenceTypes: [] });
      return json({ consultations: [{ id: 3, name: 'Draft plan' }] });
    },
    { grants },
  );
  const nothing = () => undefined;
  shown(
    <TenantGate>
      <OpenedRepresentation
        id={id}
        fields={FIELDS}
        around={null}
        askToDelete={nothing}
        open={nothing}
        close={nothing}
      />
    </TenantGate>,
  );
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const officer = (id: number) => open(id, 'representations.read', 'representations.write');
const value = (name: string) => screen.findByRole('button', { name });

beforeEach(() => queryClient.clear());

it('shows whoever may write the status and columns of the council, to change each as in the table', async () => {
  const written = officer(12);
  await userEvent.click(await value('Edit Colours: Red'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Green, light' }));
  await userEvent.keyboard('{Enter}');
  await value('Edit Colours: Red, Green, light');
  await userEvent.click(await value('Edit Status: Received'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Reviewed');
  await value('Edit Status: Reviewed');
  expect(written()).toEqual([
    { id: 12, column: 'custom_1', value: ['Red', 'Green, light'], row_version: 1 },
    { status: 'Reviewed', row_version: 2 },
  ]);
});

it('asks why for a status that only a response gives, and the form is saved on top of it', async () => {
  const written = officer(13);
  await userEvent.click(await value('Edit Status: Received'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Response sent');
  await userEvent.type(await screen.findByLabelText('Reason'), 'By letter');
  expect(written()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Update status' }));
  await value('Edit Status: Response sent');
  await userEvent.click(screen.getByRole('button', { name: 'Save representation' }));
  await waitFor(() => expect(written()).toHaveLength(2));
  const [status, form] = written();
  expect(status).toMatchObject({
    status: 'Response sent',
    statusReason: 'By letter',
    row_version: 1,
  });
  // Nothing was typed into the form: what a colleague saved of it meanwhile stays.
  expect(form).toEqual({ row_version: 2 });
});

it('tells whoever only reads both, without a way to change them', async () => {
  open(14, 'representations.read');
  expect((await screen.findByText('Colours')).nextElementSibling?.textContent).toBe('Red');
  expect(screen.getByText('Status').nextElementSibling?.textContent).toBe('Received');
  // Nothing is filled in.
  expect(screen.queryByText('Note')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});
