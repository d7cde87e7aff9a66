-- What is said in consultations, and by whom.

-- Staff who may work on consultations; the public's 'consultations' grant opens documents, not what others wrote.
insert into role_grants (role_id, unit, action)
select r.id, 'representations', a.action
  from roles r
  join (values ('admin', 'read'), ('admin', 'write'), ('admin', 'delete'),
               ('officer', 'read'), ('officer', 'write'), ('officer', 'delete'),
               ('viewer', 'read')) as a (role_id, action) on a.role_id = r.id
on conflict do nothing;

create table consultations (
  id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 200),
  kind text not null,
  -- What is consulted on, as people call it.
  document text not null default '',
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- When it was to close before it was extended.
  first_closes_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (opens_at < closes_at)
);

-- What representations are about, as officers tag them.
create table topics (
  id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 120),
  position integer not null default 0
);
insert into topics (name, position)
values ('Housing', 1), ('Employment', 2), ('Town centres', 3), ('Transport', 4), ('Flood risk', 5), ('Heritage', 6),
       ('Green belt', 7), ('Biodiversity', 8), ('Climate change', 9), ('Schools and health', 10), ('Design', 11),
       ('Site allocations', 12), ('Other', 13);

create table organisations (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 128),
  organisation_type text not null,
  email text,
  phone_number text,
  address_line1 varchar(255),
  address_line2 varchar(255),
  town varchar(35),
  country text,
  postcode text,
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (name || ' ' || organisation_type || ' ' || coalesce(email, '') || ' ' || coalesce(phone_number, '') || ' ' ||
     coalesce(address_line1, '') || ' ' || coalesce(town, '') || ' ' || coalesce(postcode, '')) stored
);
create index organisations_by_name on organisations (name, id);
create index organisations_words on organisations using gin (search_text gin_trgm_ops);

create table contacts (
  id bigint generated always as identity primary key,
  title text,
  first_name text not null,
  last_name text not null,
  name text not null generated always as (first_name || ' ' || last_name) stored,
  job_title text,
  email text,
  phone_number text,
  organisation_id bigint references organisations,
  -- Whom to ask first about the organisation.
  is_main boolean not null default false,
  address_line1 varchar(255),
  address_line2 varchar(255),
  town varchar(35),
  country text,
  postcode text,
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (first_name || ' ' || last_name || ' ' || coalesce(job_title, '') || ' ' || coalesce(email, '') || ' ' ||
     coalesce(phone_number, '') || ' ' || coalesce(address_line1, '') || ' ' || coalesce(town, '') || ' ' ||
     coalesce(postcode, '')) stored,
  check (not is_main or organisation_id is not null)
);
create index contacts_by_name on contacts (last_name, id);
create index contacts_words on contacts using gin (search_text gin_trgm_ops);
create index contacts_of_organisation on contacts (organisation_id) where organisation_id is not null;
create unique index contacts_main on contacts (organisation_id) where is_main and not is_deleted;

create table representations (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations,
  correspondence_type_id bigint references correspondence_types,
  letter_date date,
  received_date date not null,
  acknowledgement_date date,
  status text not null default 'Received' check (status in ('Received', 'Acknowledged', 'Pending', 'In review', 'Reviewed',
                                                            'Response drafted', 'Response approved', 'Response sent')),
  -- Its place among the statuses, so that an order by status is the order of the work.
  status_step integer not null generated always as (case status
    when 'Received' then 1 when 'Acknowledged' then 2 when 'Pending' then 3 when 'In review' then 4
    when 'Reviewed' then 5 when 'Response drafted' then 6 when 'Response approved' then 7 else 8 end) stored,
  attitude text,
  -- Who made it, kept by triggers: a table of 100,000 is searched and sorted by it.
  representee text,
  representee_kind text,
  organisation_type text,
  is_deleted boolean not null default false,
  row_version integer not null default 1,
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index representations_of_consultation on representations (consultation_id);
create index representations_by_status on representations (status_step, id) where not is_deleted;
create index representations_by_received on representations (received_date, id) where not is_deleted;
create index representations_by_representee on representations (representee, id) where not is_deleted;

-- On whose behalf a representation was made: a person or an organisation.
create table representees (
  id bigint generated always as identity primary key,
  representation_id bigint not null unique references representations on delete cascade,
  contact_id bigint references contacts,
  organisation_id bigint references organisations,
  check (num_nonnulls(contact_id, organisation_id) = 1)
);
create index representees_contact on representees (contact_id) where contact_id is not null;
create index representees_organisation on representees (organisation_id) where organisation_id is not null;

-- Who acted for the representee.
create table representation_agents (
  representation_id bigint not null references representations on delete cascade,
  contact_id bigint not null references contacts,
  is_primary boolean not null default false,
  primary key (representation_id, contact_id)
);
create index representation_agents_contact on representation_agents (contact_id);
create unique index representation_agents_primary on representation_agents (representation_id) where is_primary;

-- What arrived, word for word. Nobody changes it: what officers mark and redact are copies.
create table representation_originals (
  representation_id bigint primary key references representations on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);
create function refuse_change_of_original() returns trigger language plpgsql as $$
begin
  raise exception 'The original of a representation is never changed';
end $$;
create trigger originals_stay before update on representation_originals
  for each row execute function refuse_change_of_original();

-- The words that a representation is found by: who made it, and what arrived. In a table of its own, for an index of words
-- is slow to write, and most changes of a representation leave its words alone.
create table representation_words (
  representation_id bigint primary key references representations on delete cascade,
  search_text text not null
);
create index representation_words_found on representation_words using gin (search_text gin_trgm_ops);

-- Keeps what representations show of their representees, and their words.
create function describe_representations(described bigint[]) returns void language sql as $$
  update representations r
     set representee = coalesce(o.name, c.name),
         representee_kind = case when o.id is not null then 'Organisation' when c.id is not null then 'Contact' end,
         organisation_type = coalesce(o.organisation_type, co.organisation_type)
    from representees e
    left join organisations o on o.id = e.organisation_id
    left join contacts c on c.id = e.contact_id
    left join organisations co on co.id = c.organisation_id
   where r.id = any(described) and e.representation_id = r.id;
  insert into representation_words (representation_id, search_text)
  select r.id, concat_ws(' ', r.representee, a.text)
    from representations r left join representation_originals a on a.representation_id = r.id
   where r.id = any(described)
  on conflict (representation_id) do update set search_text = excluded.search_text;
$$;
create function representation_described() returns trigger language plpgsql as $$
begin
  perform describe_representations(array(select distinct representation_id from written));
  return null;
end $$;
create trigger representees_described after insert on representees
  referencing new table as written for each statement execute function representation_described();
create trigger changed_representees_described after update on representees
  referencing new table as written for each statement execute function representation_described();
create trigger originals_described after insert on representation_originals
  referencing new table as written for each statement execute function representation_described();

create function organisation_renamed() returns trigger language plpgsql as $$
begin
  perform describe_representations(array(
    select representation_id from representees
     where organisation_id = new.id or contact_id in (select id from contacts where organisation_id = new.id)));
  return null;
end $$;
create trigger organisation_renamed after update of name, organisation_type on organisations
  for each row when (old.name <> new.name or old.organisation_type <> new.organisation_type)
  execute function organisation_renamed();

create function contact_renamed() returns trigger language plpgsql as $$
begin
  perform describe_representations(array(select representation_id from representees where contact_id = new.id));
  return null;
end $$;
create trigger contact_renamed after update of first_name, last_name, organisation_id on contacts
  for each row when (old.name <> new.name or old.organisation_id is distinct from new.organisation_id)
  execute function contact_renamed();
