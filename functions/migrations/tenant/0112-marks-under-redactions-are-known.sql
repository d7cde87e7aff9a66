-- A mark without a word that is not redacted: what it names is for those only who may read originals. Whoever writes a
-- mark and does not say so, as functions of before, has it hidden.
alter table representation_marks add column is_hidden boolean not null default true;

-- Reads it from the texts, here and wherever a council is restored. White space is what marksOf takes for it.
create function read_hidden_marks() returns void language sql as $$
  update representation_marks m
     set is_hidden = h.is_hidden
    from (select t.representation_id, k.mark #>> '{attrs,id}' as mark_id,
                 bool_and(n.node @? '$.marks[*] ? (@.type == "redaction")' or coalesce(n.node ->> 'text', '')
                   !~ '[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]') as is_hidden
            from representation_texts t,
                 jsonb_path_query(t.document, 'strict $.** ? (@.marks.type() == "array")') as n (node),
                 jsonb_array_elements(n.node -> 'marks') as k (mark)
           group by 1, 2) h
   where h.representation_id = m.representation_id and h.mark_id = m.mark_id and m.is_hidden <> h.is_hidden
$$;
select read_hidden_marks();
