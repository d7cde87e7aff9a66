-- Arrangements of a site's page that somebody saved for colleagues; how each person has it stays with their account.
create table layout_presets (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  layout jsonb not null,
  account_id bigint references accounts on delete set null,
  user_name text not null,
  updated_at timestamptz not null default now()
);
create unique index layout_presets_name on layout_presets (lower(name));
