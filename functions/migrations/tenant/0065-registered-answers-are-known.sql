-- What of a respondent is registered: the consent, and each answer with its version ('12.1'). What differs from what
-- counts now was edited, approved, deleted or added since, and is registered once more.
alter table document_respondents add column registered_answers text[];

-- What was registered before was registered with what had come by then.
update document_respondents r
   set registered_answers = array['consent ' || coalesce(r.consent, '')]
       || array(select a.id || '.' || a.version
                  from question_answers a join representations p on p.id = r.representation_id
                 where a.respondent_id = r.id and a.is_counted and a.submitted_at <= p.created_at
                   and not exists (select from answer_decisions d
                                    where d.answer_id = a.id and d.decided_at > p.created_at)
                 order by a.id)
 where r.representation_id is not null;
