-- An export is made page by page; each page is a part in the bucket, counted here in the transaction that also
-- tells the person. Stopped anywhere, it goes on at `done`.
alter table exports
  add column selection_id uuid references site_selections on delete set null,
  add column notification_id bigint references notifications on delete set null,
  -- Of the sites chosen (`total`), those that have been looked at; `sites` are those in the file.
  add column done integer not null default 0,
  add column total integer not null default 0,
  -- What the file leaves out or could not say: counts by kind.
  add column counts jsonb not null default '{}',
  add column error text;
create index exports_finished on exports (finished_at) where object_name is not null;
create index site_selections_owner on site_selections (account_id, created_at desc);
