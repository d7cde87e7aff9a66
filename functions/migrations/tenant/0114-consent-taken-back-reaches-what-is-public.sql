-- Answers to documents can be changed after they were registered, where a consultation is extended. What their
-- respondents took back before this migration reaches now what was registered of them.

create function take_back_consent() returns void language sql as $$
  -- Consent that was reduced since, or an answer that was deleted: each answer is registered as its id and version.
  with registered as (
    select k.representation_id as id,
           case when exists (select from unnest(d.registered_answers[2:]) a
                              where not exists (select from question_answers q
                                                 where q.id = split_part(a, '.', 1)::bigint))
                then 'None' else d.consent end as consent
      from document_respondents d
      join intake_keys k on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint
     where d.registered_answers[1] like 'consent %'
  )
  update representations r
     set consent = g.consent, row_version = r.row_version + 1
    from registered g
   where g.id = r.id
     and array_position(array['None', 'Text only', 'Name and text'], r.consent)
       > array_position(array['None', 'Text only', 'Name and text'], g.consent);

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
  )
  update representations set publication = null, row_version = row_version + 1
   where id in (select id from ended);
$$;
select take_back_consent();
