-- Documents: officers write them in sections and blocks, publish them in editions, and the public answers them.

create table documents (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 200),
  -- When and for what it is answered; one without a consultation is only read.
  consultation_id bigint references consultations,
  settings jsonb not null default '{}',
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  -- Counts every change of the draft, its sections and blocks included: an edition names the one that it was made of.
  revision integer not null default 1,
  updated_by bigint references accounts on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index documents_consultation on documents (consultation_id);

-- The draft. Sections and blocks have versions of their own, so that two officers can write in one document.
create table document_sections (
  id uuid primary key default gen_random_uuid(),
  document_id bigint not null references documents on delete cascade,
  parent_id uuid references document_sections on delete cascade,
  -- The hero comes first, is there once and has no blocks.
  kind text not null check (kind in ('hero', 'section')),
  title text not null default '' check (char_length(title) <= 200),
  -- Its place among the sections of one parent.
  position integer not null,
  is_deleted boolean not null default false,
  row_version integer not null default 1
);
create index document_sections_document on document_sections (document_id);
create index document_sections_parent on document_sections (parent_id) where parent_id is not null;
create unique index document_sections_hero on document_sections (document_id) where kind = 'hero';

create table document_blocks (
  -- A question keeps this id over all editions: answers name it.
  id uuid primary key default gen_random_uuid(),
  section_id uuid not null references document_sections on delete cascade,
  type text not null,
  content jsonb not null,
  position integer not null,
  -- Stands in the row of the block before it.
  is_beside boolean not null default false,
  is_deleted boolean not null default false,
  row_version integer not null default 1
);
create index document_blocks_section on document_blocks (section_id);

-- Every edition there ever was, whole and unchanged: what people answered can be shown as they read it.
create table document_editions (
  document_id bigint not null references documents on delete cascade,
  edition integer not null,
  -- The revision of the draft that it was made of.
  revision integer not null,
  content jsonb not null,
  published_by bigint references accounts on delete set null,
  published_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  primary key (document_id, edition)
);

-- What the public reads: the latest edition of what is not withdrawn, and the pictures and map data of it.
create table published_documents (
  document_id bigint primary key references documents on delete cascade,
  edition integer not null,
  title text not null,
  content jsonb not null,
  consultation_id bigint references consultations,
  published_at timestamptz not null default clock_timestamp(),
  -- The words of it, by which documents are searched.
  search_text text not null
);
create index published_documents_words on published_documents using gin (search_text gin_trgm_ops);
create index published_documents_consultation on published_documents (consultation_id);

create table published_document_files (
  document_id bigint not null references published_documents on delete cascade,
  edition integer not null,
  -- 'maps/<block>.svg'
  name text not null,
  content_type text not null,
  body text not null,
  primary key (document_id, edition, name)
);

-- When those consultations open and close to which published documents belong.
create view published_consultations as
select c.id, c.name, c.opens_at, c.closes_at, c.first_closes_at
  from consultations c
 where exists (select from published_documents p where p.consultation_id = c.id);

-- Who answers a document: an account for itself or for one of its clients.
create table document_respondents (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  client_id text,
  client_name text,
  -- What is written on the receipt and quoted to the council.
  reference text not null unique,
  -- What they agree to be published of their answers; null: not asked yet.
  consent text check (consent in ('Name and text', 'Text only', 'None')),
  first_submitted_at timestamptz,
  receipt_sent_at timestamptz,
  -- What the council registered of the answers.
  representation_id bigint references representations on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (document_id, account_id, client_id)
);
create index document_respondents_account on document_respondents (account_id);
create index document_respondents_representation on document_respondents (representation_id)
  where representation_id is not null;

-- One answer of a respondent to one question, about one site where the question is about sites.
create table question_answers (
  id bigint generated always as identity primary key,
  respondent_id bigint not null references document_respondents on delete cascade,
  -- Again, for the policy below.
  account_id bigint not null references accounts on delete cascade,
  question_id uuid not null,
  site_id bigint,
  site_name text,
  -- The edition that was answered.
  edition integer not null,
  -- What is being typed, and what was submitted.
  draft jsonb,
  answer jsonb,
  version integer not null default 1,
  submitted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (draft is not null or answer is not null),
  check ((answer is null) = (submitted_at is null)),
  unique nulls not distinct (respondent_id, question_id, site_id)
);
create index question_answers_account on question_answers (account_id);

-- What submitted answers said before they were edited.
create table question_answer_versions (
  answer_id bigint not null references question_answers on delete cascade,
  version integer not null,
  account_id bigint not null references accounts on delete cascade,
  edition integer not null,
  answer jsonb not null,
  submitted_at timestamptz not null,
  primary key (answer_id, version)
);
create index question_answer_versions_account on question_answer_versions (account_id);

-- A request of an account runs under the role of the council's public and reaches its own rows alone; the council's own
-- role, which has the name of the schema, reaches all of them.
create function reaches_account(account bigint) returns boolean language sql stable as $$
  select current_user = current_schema()::text
      or account = nullif(current_setting('app.account', true), '')::bigint
$$;
alter table document_respondents enable row level security;
alter table question_answers enable row level security;
alter table question_answer_versions enable row level security;
create policy own on document_respondents using (reaches_account(account_id));
create policy own on question_answers using (reaches_account(account_id));
create policy own on question_answer_versions using (reaches_account(account_id));
