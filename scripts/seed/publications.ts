import { sql, type Tx } from '../../functions/src/platform/db.ts';

/** What the demo letters are about, by the words in them. */
const ABOUT: Record<string, string> = {
  'Flood risk': 'floods|sewer|surcharge',
  Transport: 'junction|buses|footpath|road',
  Housing: 'homes',
  'Green belt': 'Green Belt',
  Biodiversity: 'lapwings',
  'Schools and health': 'surgery|doctor|school',
  Heritage: 'archaeological',
};

/**
 * Writes down what the demo representations are about and what may be published of them, and publishes those of the
 * closed consultation that were answered. Does nothing where it has been done.
 */
export async function publishDemo(tx: Tx): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from publications) or not exists (select from representations) as done`.execute(
    tx,
  );
  if (rows[0]?.done) return;
  await sql`
    insert into representation_topics (representation_id, topic_id)
    select p.representation_id, t.id
      from jsonb_each_text(${JSON.stringify(ABOUT)}::jsonb) a
      join topics t on t.name = a.key
      join public_texts p on p.plain ~ a.value
    on conflict do nothing`.execute(tx);
  await sql`
    update representations r
       set policy = substring(p.plain from 'olicy ([HT][0-9]+)'),
           consent = case when r.id % 10 < 6 then 'Name and text' when r.id % 10 < 8 then 'Text only' end,
           response_deadline = r.received_date + 90
      from public_texts p where p.representation_id = r.id`.execute(tx);
  await sql`
    insert into publications (representation_id, edition)
    select r.id, 1 from representations r join consultations c on c.id = r.consultation_id
     where c.closes_at < now() and r.status = 'Response sent' and r.consent is not null`.execute(
    tx,
  );
  await sql`
    insert into publication_editions (representation_id, edition)
    select representation_id, edition from publications`.execute(tx);
  await sql`
    insert into published_representations (representation_id, edition, consultation_id, consultation, received_date,
                                           representee, representee_kind, attitude, policy, topics, document, plain)
    select r.id, 1, c.id, c.name, r.received_date,
           case when r.consent = 'Name and text' then r.representee else 'Name withheld' end,
           case when r.consent = 'Name and text' then r.representee_kind end, r.attitude, r.policy, r.topics,
           'null', p.plain
      from publications o join representations r on r.id = o.representation_id
      join consultations c on c.id = r.consultation_id
      join public_texts p on p.representation_id = r.id`.execute(tx);
  await sql`
    update representations set publication = 'Published'
     where id in (select representation_id from publications)`.execute(tx);
}
