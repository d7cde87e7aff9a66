import type { Statement } from '../search/bare-sql.ts';
import { statementsOf, type World } from './measure.ts';

/** What an edit of one field sends to the database, one round trip each. */
export async function editStatements(world: World): Promise<Statement[]> {
  const { base, sites, headers } = world;
  const name = await editableField(world);
  let edits = 0;
  return statementsOf(world, async () => {
    const response = await fetch(`${base}/site/${sites.small}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ column_name_raw: name, new_value: `Edit ${++edits}` }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  });
}

async function editableField({ base, headers }: World): Promise<string> {
  const response = await fetch(`${base}/dictionary`, { headers });
  const { result } = (await response.json()) as {
    result: { fields: { dbPropertyName: string; type: string; editable: boolean }[] };
  };
  const field = result.fields.find(({ type, editable }) => editable && type === 'text.small');
  if (!field) throw new Error('The council has no text that can be edited');
  return field.dbPropertyName;
}
