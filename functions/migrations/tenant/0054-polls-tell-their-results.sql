-- A poll tells how often each of its options was chosen: to everybody once its consultation is closed, and before that,
-- where the council wants so, to whoever has answered it. The role of the council's public reaches no answers but those
-- of one account, so this counts for it, and decides itself whether it may. No rows: it may not.
create function poll_results(of_document bigint, of_question uuid)
returns table (id text, answers integer)
language sql stable security definer set search_path from current as $$
  with poll as (
    select jsonb_path_query_first(p.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                  jsonb_build_object('id', of_question::text)) as content,
           now() > c.closes_at as is_closed
      from published_documents p join consultations c on c.id = p.consultation_id
     where p.document_id = of_document
  ), given as (
    select a.account_id, a.answer -> 'chosen' as chosen
      from question_answers a join document_respondents r on r.id = a.respondent_id
     where r.document_id = of_document and a.question_id = of_question and a.answer is not null
  )
  select option ->> 'id', (select count(*)::integer from given where chosen @> (option -> 'id'))
    from poll cross join lateral jsonb_array_elements(poll.content -> 'options') with ordinality as listed (option, place)
   where (poll.content ->> 'results' in ('answered', 'closed') and poll.is_closed)
      or (poll.content ->> 'results' = 'answered'
          and exists (select from given
                       where account_id = nullif(current_setting('app.account', true), '')::bigint))
   order by place
$$;
