-- Contacts and organisations that turn out to be one are merged, and taken apart again where that was wrong.
create table merges (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('contact', 'organisation')),
  -- Which stays, and which was merged into it and counts as deleted.
  kept_id bigint not null,
  merged_id bigint not null check (merged_id <> kept_id),
  account_id bigint references accounts on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  -- What the kept one took over: {column: {before, after}}.
  taken jsonb not null default '{}',
  -- Whether the merged one was the main contact of its organisation.
  was_main boolean not null default false
);
create index merges_kept on merges (kind, kept_id) where undone_at is null;
create unique index merges_merged on merges (kind, merged_id) where undone_at is null;

-- What went from one to the other: representations by their representee or by an agent, and an organisation's contacts.
create table merge_moves (
  merge_id bigint not null references merges on delete cascade,
  place text not null check (place in ('representee', 'agent', 'contact')),
  -- Of a representation, otherwise of a contact.
  record_id bigint not null,
  -- Whether the merged one was the primary agent, or the contact its organisation's main one.
  was_primary boolean not null default false,
  -- The same of the kept one, where it was an agent of that representation as well.
  kept_primary boolean,
  primary key (merge_id, place, record_id)
);

-- What was deleted is listed, the last first.
create index contacts_deleted on contacts (updated_at desc, id desc) where is_deleted;
create index organisations_deleted on organisations (updated_at desc, id desc) where is_deleted;
create index representations_deleted on representations (updated_at desc, id desc) where is_deleted;
create index responses_deleted on responses (updated_at desc, id desc) where is_deleted;
