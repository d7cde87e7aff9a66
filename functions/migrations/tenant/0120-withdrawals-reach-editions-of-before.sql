-- What take_back_consent() does as well, and says.
drop function withdraw_without_consent();

-- Editions that were published before what follows was seen to at once: with the name of somebody who was deleted since,
-- or for whom another was named. Whoever is only called otherwise since stays as published.
create function withdraw_lost_names() returns void language sql as $$
  with lost as (
    select p.representation_id as id,
           case when c.is_deleted or o.is_deleted
                then 'Withdrawn: the contact or organisation whose name was published was deleted'
                else 'Withdrawn: the published name is no longer that of whoever made the representation' end as why
      from published_representations p
      join representations r on r.id = p.representation_id
      left join representees e on e.representation_id = r.id
      left join contacts c on c.id = e.contact_id
      left join organisations o on o.id = e.organisation_id
     where p.representee_kind is not null
       and (c.is_deleted or o.is_deleted
            or p.representee is distinct from r.representee
               and exists (select from record_history h
                            where h.entity = 'representation' and h.record_id = r.id and h.field = 'representee'
                              and h.old_value is distinct from h.new_value and h.created_at > p.published_at
                              -- A merge only calls the same maker otherwise.
                              and not exists (select from merge_moves m join merges g on g.id = m.merge_id
                                               where m.place = 'representee' and m.record_id = r.id
                                                 and h.created_at between g.created_at and g.created_at + interval '1 minute')))
  ), ended as (
    delete from published_representations p using lost l where p.representation_id = l.id
  ), closed as (
    update publication_editions set withdrawn_at = clock_timestamp()
     where representation_id in (select id from lost) and withdrawn_at is null
  ), told as (
    insert into record_history (entity, record_id, type, user_name, field, field_label, new_value)
    select 'representation', id, 'EDIT', '', 'publication', 'Publication', why from lost
  )
  update representations set publication = null, row_version = row_version + 1, updated_at = clock_timestamp()
   where id in (select id from lost);
$$;

-- The council's responses, as editions show them, that are approved no longer or answer the representation no longer.
create function withdraw_lost_responses() returns void language sql as $$
  with approved as (
    select l.representation_id, s.sequential_id, a.id,
           case when s.id is null then a.council_response
                else concat_ws('.', l.representation_id, s.sequential_id) || ': ' || a.council_response end as words
      from response_links l
      join responses a on a.id = l.response_id
      left join sub_representations s on s.id = l.sub_representation_id
     where not a.is_deleted and a.state <> 'Draft' and a.council_response <> '' and (s.id is null or not s.is_deleted)
  ), shown as (
    select p.representation_id, p.response,
           (select string_agg(a.words, E'\n\n' order by a.sequential_id nulls first, a.id)
              from approved a
             where a.representation_id = p.representation_id
               and position(E'\n\n' || a.words || E'\n\n' in E'\n\n' || p.response || E'\n\n') > 0) as left_over
      from published_representations p where p.response is not null
  ), lessened as (
    update published_representations p set response = s.left_over
      from shown s
     where s.representation_id = p.representation_id and length(coalesce(s.left_over, '')) < length(s.response)
    returning p.representation_id as id
  ), told as (
    insert into record_history (entity, record_id, type, user_name, field, field_label, new_value)
    select 'representation', id, 'EDIT', '', 'publication', 'Publication',
           'The council’s response was withdrawn: it is no longer approved, or no longer answers this representation'
      from lessened
  )
  select;
$$;

select withdraw_lost_names();
select withdraw_lost_responses();
