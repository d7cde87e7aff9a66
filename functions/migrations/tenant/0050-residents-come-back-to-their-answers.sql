-- What residents keep beside a document: tags of their own on questions, a link to come back by, an end to mails.

create table question_tags (
  respondent_id bigint not null references document_respondents on delete cascade,
  -- Again, for the policy below.
  account_id bigint not null references accounts on delete cascade,
  question_id uuid not null,
  -- In the order in which they were set.
  names text[] not null check (cardinality(names) between 1 and 10),
  primary key (respondent_id, question_id)
);
create index question_tags_account on question_tags (account_id);
alter table question_tags enable row level security;
create policy own on question_tags using (reaches_account(account_id));

-- At most one link a minute.
alter table document_respondents add column link_sent_at timestamptz;

-- Stands in the links of mails that people asked for once: it names whose mails would end, and stays as it is.
alter table accounts add column unsubscribe_token uuid not null default gen_random_uuid();
create unique index accounts_unsubscribe_token on accounts (unsubscribe_token);
