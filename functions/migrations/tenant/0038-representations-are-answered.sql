-- What the council answers to representations, and how each answer was sent.

-- The words of HTML that was cleaned: without its elements, with the letters that it writes as entities.
create function words_of_html(html text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'),
         '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;

create table responses (
  id bigint generated always as identity primary key,
  description varchar(2000) not null check (description <> ''),
  -- HTML of a short list of elements; placeholders and conditions stand in braces.
  text text not null,
  words text not null generated always as (words_of_html(text)) stored,
  use_as_template boolean not null default false,
  -- What the issue is, and what the council answers to it, as they are published.
  summary text not null default '',
  council_response text not null default '',
  state text not null default 'Draft' check (state in ('Draft', 'Approved', 'Sending', 'Sent')),
  approved_by text,
  approved_at timestamptz,
  -- Accounts that wrote any of it: none of them may approve it.
  writers bigint[] not null default '{}',
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (description || ' ' || words_of_html(text) || ' ' || summary || ' ' || council_response) stored
);
create index responses_words on responses using gin (search_text gin_trgm_ops);
create index responses_templates on responses (id) where use_as_template and not is_deleted;

-- Which representations, or parts of them, a response answers.
create table response_links (
  id bigint generated always as identity primary key,
  response_id bigint not null references responses on delete cascade,
  representation_id bigint not null references representations on delete cascade,
  sub_representation_id bigint references sub_representations on delete cascade
);
create unique index response_links_once
  on response_links (response_id, representation_id, coalesce(sub_representation_id, 0));
create index response_links_representation on response_links (representation_id);
create index response_links_sub_representation on response_links (sub_representation_id)
  where sub_representation_id is not null;

-- What was sent to whom, word for word, and what became of it.
create table response_deliveries (
  id bigint generated always as identity primary key,
  -- By which mail services recognise a repeat.
  reference uuid not null unique default gen_random_uuid(),
  response_id bigint not null references responses on delete cascade,
  representation_id bigint not null references representations on delete cascade,
  way text not null check (way in ('email', 'letter')),
  recipient text not null,
  email text,
  -- Lines of the postal address.
  address text[] not null default '{}',
  subject text not null,
  html text not null,
  day date not null,
  state text not null default 'Queued' check (state in ('Queued', 'Sending', 'Sent', 'Failed')),
  -- Why it failed, or why the last attempt did.
  reason text,
  sending_at timestamptz,
  sent_at timestamptz,
  account_id bigint references accounts on delete set null,
  account_name text not null,
  created_at timestamptz not null default now()
);
create unique index response_deliveries_once on response_deliveries (response_id, representation_id);
create index response_deliveries_representation on response_deliveries (representation_id);
create index response_deliveries_unsent on response_deliveries (state, id) where state <> 'Sent';
