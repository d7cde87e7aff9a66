import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someField } from '@contract/council/ground/dictionary/testing/some-field.ts';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../testing/serve.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import { cellOf } from './cell.ts';
import { EditableCell } from './editable-cell.tsx';

const field = someField('site_name', 'text.small', { label: 'Site name' });
const fields = new Map([[field.dbPropertyName, field]]);
const cell = cellOf(
  { dbPropertyName: 'site_name', editable: true, cellConfig: { fieldType: 'text' } },
  fields,
)!;
const message = 'Something went wrong. Reference 7';
const failed: Answer = { status: 500, json: { error: { code: 'internal', message } } };
const values = { site_name: 'Typed with care' };
const saved: Answer = {
  json: { result: { id: 71, scenario_name: 'base', row_version: 2, values, change_id: 'c1' } },
};

it('says why saving failed, keeps what was typed over a reload, and saves it when tried again', async () => {
  let answer = failed;
  const nobody = { json: { result: { isAuthenticated: false, user: null } } };
  const asked = serve(({ method }) => (method === 'PUT' ? answer : nobody));
  const show = () => shownOnSite(<EditableCell cell={cell} value="Old depot" />, { fields });
  const control = () => screen.getByLabelText<HTMLInputElement>('Site name');
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Edit Site name:/ }));
  await userEvent.keyboard('Typed with care{Enter}');
  await screen.findByText(message);
  expect(control().value).toBe('Typed with care');
  unmount();

  show();
  expect(control().value).toBe('Typed with care');
  answer = saved;
  control().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Site name saved');
  await waitFor(() => expect(screen.queryByLabelText('Site name')).toBeNull());
  const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ new_value: 'Typed with care', old_value: 'Old depot' });
});
