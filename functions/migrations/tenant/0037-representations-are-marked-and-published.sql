-- How a representation is read: its working copy with marks, what others may read of it, and what is published.

-- Who may read what was redacted.
insert into role_grants (role_id, unit, action)
select id, 'originals', 'read' from roles where id in ('admin', 'officer')
on conflict do nothing;

alter table representations
  -- The part of the plan that it is about, as the plan names it.
  add column policy varchar(200),
  add column response_deadline date,
  -- What whoever made it agreed to be published; null: nobody asked yet.
  add column consent text check (consent in ('Name and text', 'Text only', 'None')),
  -- The names of its topics, kept by triggers: tables and counts of 100,000 read them.
  add column topics text[] not null default '{}',
  add column publication text check (publication in ('Waiting for approval', 'Approved', 'Published'));
create index representations_by_deadline on representations (response_deadline, id)
  where response_deadline is not null and not is_deleted;

-- The text as those read it who may not read what was redacted. Search, letters, exports and publishing read this
-- table and no other. `document` is null until somebody has worked on the text.
create table public_texts (
  representation_id bigint primary key references representations on delete cascade,
  plain text not null,
  document jsonb
);
insert into public_texts (representation_id, plain) select representation_id, text from representation_originals;

-- The working copy: a ProseMirror document, in which officers mark. Absent until one of them has saved.
create table representation_texts (
  representation_id bigint primary key references representations on delete cascade,
  document jsonb not null,
  -- Counts the saves: each names the one that it began from.
  revision integer not null,
  version integer not null,
  account_id bigint references accounts on delete set null,
  saved_at timestamptz not null default clock_timestamp()
);

-- What the working copy was: the saves of one spell of editing are one version.
create table representation_text_versions (
  representation_id bigint not null references representations on delete cascade,
  version integer not null,
  document jsonb not null,
  account_id bigint references accounts on delete set null,
  began_at timestamptz not null default clock_timestamp(),
  saved_at timestamptz not null default clock_timestamp(),
  primary key (representation_id, version)
);

-- Who has the text open.
create table representation_text_editors (
  representation_id bigint not null references representations on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  tab text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (representation_id, account_id, tab)
);

-- Parts of a representation that are answered by themselves: '12.3' is the third of representation 12.
create table sub_representations (
  id bigint generated always as identity primary key,
  representation_id bigint not null references representations on delete cascade,
  sequential_id integer not null,
  comment text not null default '',
  policy varchar(200),
  status text not null default 'Received' check (status in ('Received', 'Acknowledged', 'Pending', 'In review', 'Reviewed',
                                                            'Response drafted', 'Response approved', 'Response sent')),
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (representation_id, sequential_id)
);

-- Who works on what.
create table representation_assignees (
  representation_id bigint not null references representations on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  primary key (representation_id, account_id)
);
create index representation_assignees_account on representation_assignees (account_id);
create table sub_representation_assignees (
  sub_representation_id bigint not null references sub_representations on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  primary key (sub_representation_id, account_id)
);
create index sub_representation_assignees_account on sub_representation_assignees (account_id);

-- The marks in the working copy, written by reading it.
create table representation_marks (
  representation_id bigint not null references representations on delete cascade,
  mark_id text not null,
  kind text not null check (kind in ('redaction', 'tag', 'map', 'subRepresentation')),
  -- Its place among the marks of the text.
  position integer not null,
  -- The part that it lies in, if in any.
  sub_representation_id bigint references sub_representations on delete cascade,
  -- The marked words: for those only who may read what was redacted.
  passage text not null,
  primary key (representation_id, mark_id)
);
create index representation_marks_part on representation_marks (sub_representation_id)
  where sub_representation_id is not null;

-- What representations are about: said by a mark, or of the whole (no mark).
create table representation_topics (
  representation_id bigint not null references representations on delete cascade,
  topic_id bigint not null references topics on delete cascade,
  mark_id text,
  unique nulls not distinct (representation_id, topic_id, mark_id)
);
create index representation_topics_topic on representation_topics (topic_id);
create table representation_sites (
  representation_id bigint not null references representations on delete cascade,
  site_id bigint not null references sites on delete cascade,
  mark_id text,
  unique nulls not distinct (representation_id, site_id, mark_id)
);
create index representation_sites_site on representation_sites (site_id);
create table representation_layers (
  representation_id bigint not null references representations on delete cascade,
  layer_id text not null references layers on delete cascade,
  mark_id text,
  unique nulls not distinct (representation_id, layer_id, mark_id)
);
create table representation_features (
  representation_id bigint not null references representations on delete cascade,
  layer_id text not null,
  feature_id bigint not null,
  mark_id text,
  foreign key (layer_id, feature_id) references layer_features on delete cascade,
  unique nulls not distinct (representation_id, layer_id, feature_id, mark_id)
);
create index representation_features_feature on representation_features (layer_id, feature_id);

create function describe_topics(described bigint[]) returns void language sql as $$
  update representations r
     set topics = coalesce((select array_agg(distinct t.name order by t.name)
                              from representation_topics rt join topics t on t.id = rt.topic_id
                             where rt.representation_id = r.id), '{}')
   where r.id = any(described);
$$;
create function topics_described() returns trigger language plpgsql as $$
begin
  perform describe_topics(array(select distinct representation_id from written));
  return null;
end $$;
create trigger added_topics_described after insert on representation_topics
  referencing new table as written for each statement execute function topics_described();
create trigger removed_topics_described after delete on representation_topics
  referencing old table as written for each statement execute function topics_described();
create function topic_renamed() returns trigger language plpgsql as $$
begin
  perform describe_topics(array(select distinct representation_id from representation_topics where topic_id = new.id));
  return null;
end $$;
create trigger topic_renamed after update of name on topics
  for each row when (old.name <> new.name) execute function topic_renamed();

-- A representation is found by who made it and by what everybody may read of it.
create or replace function describe_representations(described bigint[]) returns void language sql as $$
  update representations r
     set representee = coalesce(o.name, c.name),
         representee_kind = case when o.id is not null then 'Organisation' when c.id is not null then 'Contact' end,
         organisation_type = coalesce(o.organisation_type, co.organisation_type)
    from representees e
    left join organisations o on o.id = e.organisation_id
    left join contacts c on c.id = e.contact_id
    left join organisations co on co.id = c.organisation_id
   where r.id = any(described) and e.representation_id = r.id;
  insert into public_texts (representation_id, plain)
  select representation_id, text from representation_originals where representation_id = any(described)
  on conflict (representation_id) do nothing;
  insert into representation_words (representation_id, search_text)
  select r.id, concat_ws(' ', r.representee, p.plain)
    from representations r left join public_texts p on p.representation_id = r.id
   where r.id = any(described)
  on conflict (representation_id) do update set search_text = excluded.search_text;
$$;
create trigger changed_texts_described after update on public_texts
  referencing new table as written for each statement execute function representation_described();

-- Who asked for a representation to be published, and which other officer approved it.
create table publications (
  representation_id bigint primary key references representations on delete cascade,
  asked_by bigint references accounts on delete set null,
  asked_at timestamptz not null default clock_timestamp(),
  approved_by bigint references accounts on delete set null,
  approved_at timestamptz,
  edition integer not null default 0
);

-- Every edition there ever was.
create table publication_editions (
  representation_id bigint not null references representations on delete cascade,
  edition integer not null,
  published_by bigint references accounts on delete set null,
  published_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  primary key (representation_id, edition)
);

-- What the public reads. Its role reads this table alone; whatever is in it is public.
create table published_representations (
  representation_id bigint primary key references representations on delete cascade,
  edition integer not null,
  published_at timestamptz not null default clock_timestamp(),
  consultation_id bigint not null,
  consultation text not null,
  received_date date not null,
  representee text not null,
  representee_kind text,
  attitude text,
  policy text,
  topics text[] not null,
  -- Paragraphs, headings, lists and emphasis; nothing else.
  document jsonb not null,
  plain text not null,
  -- The council's answer where one is approved.
  response text,
  search_text text not null generated always as
    (representation_id || ' ' || representee || ' ' || coalesce(policy, '') || ' ' || plain) stored
);
create index published_representations_words on published_representations using gin (search_text gin_trgm_ops);
create index published_representations_order on published_representations (consultation_id, representation_id);
