-- What the public reads is found by what its attachments are called, too; editions after this are written so.
update published_documents p
   set search_text = p.search_text || E'\n' || t.titles
  from (select document_id, string_agg(regexp_replace(a ->> 'title', '\s+', ' ', 'g'), E'\n') as titles
          from published_documents, jsonb_array_elements(content -> 'attachments') a
         where jsonb_typeof(content -> 'attachments') = 'array'
         group by document_id) t
 where t.document_id = p.document_id;
