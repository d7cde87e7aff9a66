-- The representation that was copied first, where officers made this one as its copy, or as a copy of a copy: what its
-- maker takes back is taken back in both.
alter table representations add column copy_of bigint;
create index representations_copy_of on representations (copy_of) where copy_of is not null;

-- Reads it from the history, here and in a council that is restored from before this.
create function know_copies() returns void language sql as $$
  with recursive copied as (
    select record_id as id, substring(new_value from '^Duplicate of ([0-9]+)$')::bigint as copy_of
      from record_history
     where entity = 'representation' and field = 'representation' and new_value ~ '^Duplicate of [0-9]+$'
  ), first_of as (
    select id, copy_of from copied
    union
    select f.id, c.copy_of from first_of f join copied c on c.id = f.copy_of
  )
  update representations r set copy_of = f.copy_of
    from first_of f
   where f.id = r.id and r.copy_of is null and not exists (select from copied c where c.id = f.copy_of)
$$;

-- Whether answers to a document that a representation or what it was copied from says were registered anew since,
-- count no longer, or wait to be registered again.
create function says_replaced_answers(said bigint, copied_from bigint) returns boolean language sql stable as $$
  select exists (select from intake_keys k
                   join document_respondents d
                     on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint
                  where k.representation_id in (said, copied_from)
                    and (d.representation_id is distinct from k.representation_id
                         or cardinality(d.registered_answers) = 1))
      or exists (select from representations where id in (said, copied_from) and taken_back_to = 'document')
$$;

-- What respondents took back reaches copies that were made before that was so: they have no more consent than is left of
-- the answers that they were copied from, where their respondent or 0114 lessened that.
create function take_back_copies() returns void language sql as $$
  with levels as (
    select array['None', 'Text only', 'Name and text'] as of
  ), lowered as (
    select c.id, c.consent as before, r.consent
      from representations c
      join representations r on r.id = c.copy_of
      join intake_keys k on k.representation_id = r.id
      join document_respondents d on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint, levels
     where array_position(levels.of, c.consent) > array_position(levels.of, r.consent)
       and exists (select from record_history h
                    where h.entity = 'representation' and h.record_id = r.id and h.field = 'consent'
                      and (h.account_id = d.account_id or h.account_id is null and h.user_name = ''))
  ), told as (
    insert into record_history (entity, record_id, type, user_name, field, field_label, old_value, new_value)
    select 'representation', id, 'EDIT', '', 'consent', 'Consent to publish', before, consent from lowered
  )
  update representations c
     set consent = l.consent, row_version = c.row_version + 1, updated_at = clock_timestamp()
    from lowered l where l.id = c.id;

  with ended as (
    delete from published_representations p using representations r
     where r.id = p.representation_id and r.copy_of is not null
       and (r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee_kind is not null)
            or says_replaced_answers(r.id, r.copy_of))
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

select know_copies();
select take_back_copies();

-- What a summary says in the words of responses, each under its issue, and of themes: once one of them is not approved as
-- it stands there, or has lost its name because words of it were redacted, the summary is not given out.
create table report_words (
  report_id uuid not null references reports on delete cascade,
  kind text not null check (kind in ('response', 'theme')),
  -- What a response answers; '' of a theme.
  issue text not null,
  words text not null
);
create index report_words_report on report_words (report_id);

-- What summaries of before say nobody knows: they end.
create function end_unknown_summaries() returns void language sql as $$
  update reports set finished_at = finished_at - interval '31 days'
   where status = 'success' and request ->> 'kind' = 'summary'
$$;
select end_unknown_summaries();
