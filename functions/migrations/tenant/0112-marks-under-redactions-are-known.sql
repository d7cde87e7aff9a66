-- A mark without a word that is not redacted: what it names is for those only who may read originals.
alter table representation_marks add column is_hidden boolean not null default false;
update representation_marks m
   set is_hidden = true
  from (select t.representation_id, k.mark #>> '{attrs,id}' as mark_id
          from representation_texts t,
               jsonb_path_query(t.document, 'strict $.** ? (@.marks.type() == "array")') as n (node),
               jsonb_array_elements(n.node -> 'marks') as k (mark)
         group by 1, 2
        having bool_and(n.node @? '$.marks[*] ? (@.type == "redaction")' or coalesce(n.node ->> 'text', '') !~ '[^[:space:]]')
       ) h
 where h.representation_id = m.representation_id and h.mark_id = m.mark_id;
