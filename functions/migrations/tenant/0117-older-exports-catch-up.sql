-- What earlier migrations wrote into the rows that were there, for councils that are restored from before them: the rows
-- of an export come after every migration.

-- 0065: what was registered before was registered with what had come by then.
create function know_registered_answers() returns void language sql as $$
  update document_respondents r
     set registered_answers = array['consent ' || coalesce(r.consent, '')]
         || array(select a.id || '.' || a.version
                    from question_answers a join representations p on p.id = r.representation_id
                   where a.respondent_id = r.id and a.is_counted and a.submitted_at <= p.created_at
                     and not exists (select from answer_decisions d
                                      where d.answer_id = a.id and d.decided_at > p.created_at)
                   order by a.id)
   where r.representation_id is not null and r.registered_answers is null
$$;

-- 0071: the layers of a map are entries of its key.
create function map_with_key(map jsonb) returns jsonb language sql as $$
  select case when map ? 'layerIds' then (map - 'layerIds') || jsonb_build_object('layerKey', coalesce((
    select jsonb_agg(jsonb_build_object('type', 'layer', 'id', id, 'name', '', 'visible', true) order by at desc)
      from (select id, min(at) as at from jsonb_array_elements_text(map -> 'layerIds') with ordinality l (id, at)
             group by id) l
  ), '[]')) else map end
$$;

create function block_with_key(type text, content jsonb) returns jsonb language sql as $$
  select case
    when type = 'map' then map_with_key(content)
    when type = 'question' and content -> 'map' ? 'layerIds'
      then content || jsonb_build_object('map', map_with_key(content -> 'map'))
    else content end
$$;
create function give_maps_keys() returns void language sql as $$
  update document_blocks set content = block_with_key(type, content) where type in ('map', 'question');

  update document_versions v
     set content = content || jsonb_build_object('blocks', coalesce((
           select jsonb_agg(b || jsonb_build_object('content', block_with_key(b ->> 'type', b -> 'content')) order by at)
             from jsonb_array_elements(v.content -> 'blocks') with ordinality e (b, at)), '[]'))
   where content -> 'blocks' @? '$[*] ? (@.type == "map" || @.type == "question")';
$$;

-- 0080: what was published before consent was taken back or made less goes from the public.
create function withdraw_without_consent() returns void language sql as $$
  with uncovered as (
    delete from published_representations p using representations r
     where r.id = p.representation_id
       and (r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee_kind is not null))
    returning p.representation_id as id
  ), closed as (
    update publication_editions set withdrawn_at = clock_timestamp()
     where representation_id in (select id from uncovered) and withdrawn_at is null
  )
  update representations set publication = null, row_version = row_version + 1
   where id in (select id from uncovered)
$$;

-- 0082: what officers worked on has been looked over.
create function know_looked_over() returns void language sql as $$
  update representations r set is_checked = true
   where exists (select from representation_texts t where t.representation_id = r.id)
      or exists (select from publications p where p.representation_id = r.id)
$$;

-- 0083: of packs made before nobody knows what they hold: they end with the next tidying.
create function end_unknown_packs() returns void language sql as $$
  update reports set finished_at = finished_at - interval '31 days'
   where status = 'success' and request ->> 'kind' = 'pack'
$$;

-- 0089: a document that is deleted is planned no more.
create function unplan_deleted_documents() returns void language sql as $$
  update documents set publish_at = null, publish_by = null where is_deleted and publish_at is not null
$$;
