-- Answers that a machine may have sent are held until an officer has decided: they are kept as every answer is, and
-- whoever gave them reads and changes them as usual, but until they are approved they count nowhere.
alter table question_answers
  -- null: nothing spoke against it.
  add column moderation text check (moderation in ('held', 'approved', 'rejected')),
  -- Why it was held.
  add column held_for text[] not null default '{}',
  add column is_counted boolean not null generated always as
    (answer is not null and (moderation is null or moderation = 'approved')) stored;
create index question_answers_moderated on question_answers (submitted_at, id) where moderation is not null;

-- Every decision that there ever was, of the version that was decided on.
create table answer_decisions (
  id bigint generated always as identity primary key,
  answer_id bigint not null references question_answers on delete cascade,
  version integer not null,
  -- 'held': a decision was taken back.
  decision text not null check (decision in ('held', 'approved', 'rejected')),
  reason text not null default '' check (char_length(reason) <= 500),
  decided_by bigint references accounts on delete set null,
  decided_at timestamptz not null default clock_timestamp()
);
create index answer_decisions_answer on answer_decisions (answer_id, id);

-- As before; an answer that is held counts for whoever gave it alone.
create or replace function poll_results(of_document bigint, of_question uuid)
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
       and (a.is_counted or a.account_id = nullif(current_setting('app.account', true), '')::bigint)
  )
  select option ->> 'id', (select count(*)::integer from given where chosen @> (option -> 'id'))
    from poll cross join lateral jsonb_array_elements(poll.content -> 'options') with ordinality as listed (option, place)
   where (poll.content ->> 'results' in ('answered', 'closed') and poll.is_closed)
      or (poll.content ->> 'results' = 'answered'
          and exists (select from given
                       where account_id = nullif(current_setting('app.account', true), '')::bigint))
   order by place
$$;
