-- What one request wrote to a site, over several fields and scenarios, is one change: it is undone whole.
alter table site_history
  add column scenario_name text not null default 'base',
  -- Null for what cannot be undone, such as a deletion, and for an undo itself.
  add column change_id uuid,
  add column undone_by bigint references site_history on delete set null,
  add column edited_at timestamptz;

create index site_history_newest_of_type on site_history (site_id, type, id desc);
create index site_history_change on site_history (change_id) where change_id is not null;
create index site_history_undoable on site_history (site_id, account_id, id desc)
  where change_id is not null and undone_by is null;
