-- Responses, and the statuses of what they answer, that two transactions left behind which each saw the other as not
-- done. Only forwards: a status that an officer chose otherwise stays.
update responses p
   set state = 'Sent', row_version = row_version + 1, updated_at = clock_timestamp()
 where p.state = 'Sending' and not p.is_deleted
   and exists (select from response_deliveries d where d.response_id = p.id)
   and not exists (select from response_deliveries d where d.response_id = p.id and d.state <> 'Sent');

update representations b
   set status = case when s.sent then 'Response sent' else 'Response approved' end,
       row_version = b.row_version + 1, updated_at = clock_timestamp()
  from (select l.representation_id as id, bool_and(coalesce(d.state, '') = 'Sent') as sent
          from response_links l
          join responses p on p.id = l.response_id and not p.is_deleted
          left join response_deliveries d on d.response_id = p.id and d.representation_id = l.representation_id
         group by l.representation_id
        having bool_and(p.state <> 'Draft')) s
 where s.id = b.id and not b.is_deleted
   and (b.status = 'Response drafted' or (b.status = 'Response approved' and s.sent));

update sub_representations b
   set status = case when s.sent then 'Response sent' else 'Response approved' end,
       row_version = b.row_version + 1, updated_at = clock_timestamp()
  from (select l.sub_representation_id as id, bool_and(coalesce(d.state, '') = 'Sent') as sent
          from response_links l
          join responses p on p.id = l.response_id and not p.is_deleted
          left join response_deliveries d on d.response_id = p.id and d.representation_id = l.representation_id
         where l.sub_representation_id is not null
         group by l.sub_representation_id
        having bool_and(p.state <> 'Draft')) s
 where s.id = b.id and not b.is_deleted
   and (b.status = 'Response drafted' or (b.status = 'Response approved' and s.sent));
