-- A site that was cut out of another belongs to it.
alter table sites add column parent_id bigint references sites on delete set null;
alter table sites add constraint sites_no_own_parent check (parent_id <> id);
create index sites_children on sites (parent_id) where parent_id is not null;

-- Whom to ask about a site: its contacts (owners, promoters) and the agents who act for them.
create table site_people (
  id bigint generated always as identity primary key,
  site_id bigint not null references sites on delete cascade,
  kind text not null check (kind in ('contact', 'agent')),
  name text not null check (char_length(name) between 1 and 128),
  organisation text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  notes text not null default '',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index site_people_site on site_people (site_id, kind, id);

-- The officers who look after a site.
create table site_assignees (
  site_id bigint not null references sites on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index site_assignees_account on site_assignees (account_id);

-- A relation holds both ways, so a pair of sites stands here once, the lower id first. The primary one of the
-- two is the one that leads: its partner shows it as its primary related site.
create table related_sites (
  first_id bigint not null references sites on delete cascade,
  second_id bigint not null references sites on delete cascade,
  primary_id bigint,
  comment text not null default '',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id),
  check (primary_id in (first_id, second_id))
);
create index related_sites_second on related_sites (second_id);

-- The tags of the council's data dictionary, apart from those that anybody types.
create table site_dictionary_tags (
  site_id bigint not null references sites on delete cascade,
  term_id bigint not null references dictionary_terms on delete cascade,
  primary key (site_id, term_id)
);
create index site_dictionary_tags_term on site_dictionary_tags (term_id);

create table correspondence_types (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);
insert into correspondence_types (name, position)
values ('Letter', 1), ('E-mail', 2), ('Telephone call', 3), ('Meeting', 4), ('Online form', 5);
create table correspondence_events (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);
insert into correspondence_events (name, position)
values ('Call for sites', 1), ('Site assessment', 2), ('Issues and options consultation', 3),
       ('Draft plan consultation', 4), ('Proposed plan consultation', 5), ('Examination', 6), ('Other', 7);

create table correspondence (
  id bigint generated always as identity primary key,
  site_id bigint not null references sites on delete cascade,
  event_id bigint not null references correspondence_events,
  type_id bigint references correspondence_types,
  letter_date date,
  received_date date not null,
  acknowledge_date date not null,
  response_deadline date,
  text text not null default '',
  row_version integer not null default 1,
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index correspondence_site on correspondence (site_id, received_date desc, id desc);

-- What is known of a site's availability: one form of each kind for a site, kept by the council's officers.
create table availability_forms (
  site_id bigint not null references sites on delete cascade,
  kind text not null check (kind in ('cfs', 'site-suggestion')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  row_version integer not null default 1,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, kind)
);
