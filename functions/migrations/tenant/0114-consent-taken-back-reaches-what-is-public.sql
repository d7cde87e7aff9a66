-- Answers to documents can be changed after they were registered, where a consultation is extended. What their
-- respondents took back before this migration reaches now what was registered of them.

create function take_back_consent() returns void language sql as $$
  -- Consent that was reduced since it was registered, or an answer that was deleted: each is registered as its id and
  -- version. Consent that officers recorded otherwise stays.
  with registered as (
    select k.representation_id as id, substr(d.registered_answers[1], length('consent ') + 1) as said,
           exists (select from unnest(d.registered_answers[2:]) a
                    where not exists (select from question_answers q
                                       where q.id = split_part(a, '.', 1)::bigint)) as is_deleted, d.consent
      from document_respondents d
      join intake_keys k on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint
     where d.registered_answers[1] like 'consent %'
  ), levels as (
    select array['None', 'Text only', 'Name and text'] as of
  ), left_over as (
    select id, case when is_deleted then 'None' else consent end as consent from registered, levels
     where is_deleted or array_position(levels.of, said) > array_position(levels.of, consent)
  ), lowered as (
    select r.id, r.consent as before, l.consent from representations r join left_over l on l.id = r.id, levels
     where array_position(levels.of, r.consent) > array_position(levels.of, l.consent)
  ), told as (
    insert into record_history (entity, record_id, type, user_name, field, field_label, old_value, new_value)
    select 'representation', id, 'EDIT', '', 'consent', 'Consent to publish', before, consent from lowered
  )
  update representations r
     set consent = l.consent, row_version = r.row_version + 1, updated_at = clock_timestamp()
    from lowered l where l.id = r.id;

  -- Nobody reads what consent no longer covers, nor what was registered anew or counts no longer.
  with ended as (
    delete from published_representations p using representations r
     where r.id = p.representation_id
       and (r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee_kind is not null)
            or exists (select from intake_keys k
                         join document_respondents d
                           on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint
                        where k.representation_id = r.id
                          and (d.representation_id is distinct from r.id or cardinality(d.registered_answers) = 1)))
    returning p.representation_id as id
  ), closed as (
    update publication_editions set withdrawn_at = clock_timestamp()
     where representation_id in (select id from ended) and withdrawn_at is null
  ), told as (
    insert into record_history (entity, record_id, type, user_name, field, field_label, new_value)
    select 'representation', id, 'EDIT', '', 'publication', 'Publication',
           'Withdrawn: consent no longer covers what was published'
      from ended
  )
  update representations set publication = null, row_version = row_version + 1, updated_at = clock_timestamp()
   where id in (select id from ended);
$$;
select take_back_consent();
