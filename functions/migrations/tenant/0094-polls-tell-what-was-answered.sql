-- A poll tells each answer under the words that it answered: its title and the option as the edition had them that was
-- answered. The present words come first, in their order and with none chosen as well; earlier ones where they were.
drop function poll_results(bigint, uuid);
create function poll_results(of_document bigint, of_question uuid)
returns table (asked text, id text, title text, answers integer)
language sql stable security definer set search_path from current as $$
  with poll as (
    select jsonb_path_query_first(p.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                  jsonb_build_object('id', of_question::text)) as content,
           p.edition, now() > c.closes_at as is_closed
      from published_documents p join consultations c on c.id = p.consultation_id
     where p.document_id = of_document
  ), given as (
    select a.account_id, a.edition, a.answer -> 'chosen' as chosen
      from question_answers a join document_respondents r on r.id = a.respondent_id
     where r.document_id = of_document and a.question_id = of_question and a.answer is not null
       and (a.is_counted or a.account_id = nullif(current_setting('app.account', true), '')::bigint)
  ), worded as (
    select e.edition, jsonb_path_query_first(e.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                             jsonb_build_object('id', of_question::text)) as content
      from document_editions e
     where e.document_id = of_document and e.edition in (select g.edition from given g)
       and e.edition <> (select poll.edition from poll)
     union all
    select edition, content from poll
  ), offered as (
    select w.edition, btrim(w.content ->> 'title') as asked, o ->> 'id' as id, btrim(o ->> 'title') as title, place
      from worded w cross join lateral jsonb_array_elements(w.content -> 'options') with ordinality as listed (o, place)
  ), counted as (
    select o.asked, o.id, o.title, max(o.edition) as edition, min(o.place) as place,
           (count(g.account_id))::integer as answers
      from offered o left join given g on g.edition = o.edition and g.chosen @> to_jsonb(o.id)
     group by o.asked, o.id, o.title
  )
  select c.asked, c.id, c.title, c.answers
    from counted c cross join poll
   where (c.answers > 0 or c.edition = poll.edition)
     and ((poll.content ->> 'results' in ('answered', 'closed') and poll.is_closed)
          or (poll.content ->> 'results' = 'answered'
              and exists (select from given
                           where account_id = nullif(current_setting('app.account', true), '')::bigint)))
   order by c.asked = btrim(poll.content ->> 'title') desc, c.edition = poll.edition desc, c.edition desc, c.place
$$;
