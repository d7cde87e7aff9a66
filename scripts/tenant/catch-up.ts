import type pg from 'pg';

/** What migrations wrote into the rows that were there; one without a name is read anew from any export. */
export const REPEATED: { call: string; migration?: string }[] = [
  {
    call: 'date_sites_changed_before()',
    migration: '0097-sites-know-when-they-were-last-updated.sql',
  },
  { call: 'know_registered_runs()', migration: '0110-registering-is-taken-back-as-one.sql' },
  { call: 'read_hidden_marks()' },
  { call: 'know_registered_answers()', migration: '0065-registered-answers-are-known.sql' },
  { call: 'give_maps_keys()', migration: '0071-maps-have-a-key-in-order.sql' },
  {
    call: 'take_back_consent()',
    migration: '0114-consent-taken-back-reaches-what-is-public.sql',
  },
  { call: 'withdraw_lost_names()', migration: '0120-withdrawals-reach-editions-of-before.sql' },
  {
    call: 'withdraw_lost_responses()',
    migration: '0120-withdrawals-reach-editions-of-before.sql',
  },
  { call: 'know_copies()', migration: '0121-copies-and-summaries-follow-withdrawals.sql' },
  { call: 'take_back_copies()', migration: '0121-copies-and-summaries-follow-withdrawals.sql' },
  {
    call: 'end_unknown_summaries()',
    migration: '0121-copies-and-summaries-follow-withdrawals.sql',
  },
  { call: 'know_looked_over()', migration: '0082-texts-are-looked-over.sql' },
  { call: 'end_unknown_packs()', migration: '0083-packs-know-what-they-hold.sql' },
  {
    call: 'unplan_deleted_documents()',
    migration: '0089-deleted-documents-have-no-plan.sql',
  },
  { call: 'know_homes_fields()', migration: '0118-homes-know-their-field.sql' },
  { call: 'say_document_fields()', migration: '0123-records-say-what-documents-tell.sql' },
  // From here on what reads hidden marks.
  {
    call: 'place_representations(array(select distinct representation_id from representation_marks where is_hidden))',
    migration: '0113-wards-are-not-of-redacted-words.sql',
  },
  { call: 'tell_open_topics()', migration: '0115-topics-are-not-of-redacted-words.sql' },
  {
    call: 'unname_redacted_themes()',
    migration: '0116-names-of-themes-are-of-whole-words.sql',
  },
];

/**
 * The rows of an export come after every migration: repeats for them what those wrote that the council had not seen when
 * it was saved. In the transaction and the schema of the restoring.
 */
export async function catchUp(client: pg.ClientBase, seen: readonly string[]): Promise<void> {
  for (const { call, migration } of REPEATED)
    if (!migration || !seen.includes(migration)) await client.query(`select ${call}`);
}
