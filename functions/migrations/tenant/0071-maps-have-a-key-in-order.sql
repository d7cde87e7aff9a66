-- The layers of a map are entries of its key, with headings between them and what is not shown at first. What stands
-- first lies on top: before, it was what stood last. Editions stay as they were published.
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

update document_blocks set content = block_with_key(type, content) where type in ('map', 'question');

update document_versions v
   set content = content || jsonb_build_object('blocks', coalesce((
         select jsonb_agg(b || jsonb_build_object('content', block_with_key(b ->> 'type', b -> 'content')) order by at)
           from jsonb_array_elements(v.content -> 'blocks') with ordinality e (b, at)), '[]'))
 where content -> 'blocks' @? '$[*] ? (@.type == "map" || @.type == "question")';

drop function block_with_key(text, jsonb);
drop function map_with_key(jsonb);
