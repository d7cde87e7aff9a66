import type pg from 'pg';

/** Of the columns that officers add: the types that are filtered and sorted differently. */
const TYPES = [
  'Checkbox',
  'Single select',
  'Multi-select',
  'Text single line',
  'Text paragraph',
  'Number',
  'Percentage',
  'Date',
  'Currency',
  'Number',
];
const CONTACTS_EACH = 2;

/** Fills a council with consultations, so many representations, half as many contacts, and ten columns of officers. */
export async function furnishRepresentations(
  client: pg.Client,
  schema: string,
  count: number,
): Promise<void> {
  await client.query(`set search_path = ${schema}, extensions`);
  await client.query(`truncate consultations, organisations, contacts cascade`);
  await client.query(`
    insert into consultations (name, kind, opens_at, closes_at)
    select 'Consultation ' || n, 'Other', now() - interval '1 year' * n, now() - interval '1 year' * n + interval '60 days'
      from generate_series(1, 5) n`);
  await client.query(`
    insert into organisations (name, organisation_type)
    select 'Organisation ' || n, (array['Consultant', 'Business', 'Other'])[1 + n % 3] from generate_series(1, 2000) n`);
  await client.query(
    `insert into contacts (first_name, last_name, email, organisation_id)
     select 'Ada', 'Marsh' || n, 'ada' || n || '@marsh.test', case when n % 5 = 0 then 1 + n % 2000 end
       from generate_series(1, $1::int) n`,
    [Math.floor(count / CONTACTS_EACH)],
  );
  for (const [at, type] of TYPES.entries()) {
    const { rows } = await client.query<{ id: string }>(
      `insert into custom_columns (record_table, name, render_type, options)
       values ('representations', $1, $2, $3) returning id`,
      [`Column ${at}`, type, type.includes('select') ? ['Oak', 'Elm', 'Ash'] : []],
    );
    await client.query('select add_custom_column($1)', [rows[0]?.id]);
  }
  await client.query(
    `insert into representations (consultation_id, received_date, status, attitude, policy, response_deadline)
     select (select min(id) from consultations) + n % 5, date '2025-01-01' + n % 400,
            (array['Received', 'Acknowledged', 'In review', 'Reviewed', 'Response sent'])[1 + n % 5],
            (array['Support', 'Neutral', 'Oppose'])[1 + n % 3], 'H' || n % 40, date '2025-04-01' + n % 400
       from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(`
    insert into representees (representation_id, contact_id)
    select r.id, c.id from representations r
      join contacts c on c.id = (select min(id) from contacts) + r.id % (select count(*) from contacts)`);
  await client.query(`
    insert into representation_originals (representation_id, text)
    select id, 'The lane behind number ' || id || ' floods every winter, and ' ||
               (array['the school is full', 'buses are rare', 'lapwings nest there'])[1 + id % 3] || '.'
      from representations`);
  await client.query(`
    insert into representation_topics (representation_id, topic_id)
    select r.id, t.id from representations r
      join topics t on t.position = 1 + r.id % 13 or (r.id % 4 = 0 and t.position = 1 + (r.id + 3) % 13)`);
  const { rows: columns } = await client.query<{ id: string; render_type: string }>(
    'select id, render_type from custom_columns order by id',
  );
  const value: Record<string, string> = {
    Checkbox: 'id % 3 = 0',
    'Single select': `(array['Oak', 'Elm', 'Ash'])[1 + id % 3]`,
    'Multi-select': `array[(array['Oak', 'Elm', 'Ash'])[1 + id % 3]]`,
    'Text single line': `'Note ' || id % 500`,
    'Text paragraph': `'Longer note ' || id % 500`,
    Number: 'id % 1000',
    Percentage: 'id % 100',
    Date: `date '2025-01-01' + (id % 300)::int`,
    Currency: `'£' || id % 1000`,
  };
  const set = columns.map(({ id, render_type: type }) => `custom_${id} = ${value[type]}`);
  await client.query(`update representations set ${set.join(', ')}`);
  // As on a server that has run for a day.
  await client.query('vacuum (analyze)');
}
