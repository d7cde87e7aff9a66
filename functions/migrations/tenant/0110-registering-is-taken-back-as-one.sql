-- What was registered together, or deleted together, is a change of many as well, and is taken back as one.
alter table bulk_changes add column kind text not null default 'changed'
  check (kind in ('changed', 'registered', 'deleted'));

-- Whoever leaves is removed; what they changed stays, under the name that was written down with it.
alter table bulk_changes drop constraint bulk_changes_account_id_fkey,
  add constraint bulk_changes_account_id_fkey foreign key (account_id) references accounts on delete set null;
alter table site_boundaries drop constraint site_boundaries_replaced_by_fkey,
  add constraint site_boundaries_replaced_by_fkey foreign key (replaced_by) references accounts on delete set null;

-- Rows whose representations were taken back are told apart from those that stand.
alter table intake_rows drop constraint intake_rows_outcome_check,
  add constraint intake_rows_outcome_check
    check (outcome in ('waiting', 'taken', 'corrected', 'refused', 'repeated', 'undone'));
create index intake_rows_representation on intake_rows (representation_id) where representation_id is not null;
create index inbox_items_representation on inbox_items (representation_id) where representation_id is not null;

-- Where what one came from is registered again, once its registering was taken back: it is not restored beside that.
alter table representations add column taken_back_to text check (taken_back_to in ('inbox', 'file', 'document'));

-- Under which its rows were, or will be, registered together.
alter table intake_runs add column bulk_id uuid not null default gen_random_uuid();

-- Those of before as well, here or in a council that is restored from before this.
create function know_registered_runs() returns void language sql as $$
  insert into bulk_changes (id, entity, account_id, records, kind, created_at)
  select r.bulk_id, 'representation', r.account_id, count(*), 'registered', coalesce(r.finished_at, r.created_at)
    from intake_runs r join intake_rows i on i.run_id = r.id
   where i.outcome in ('taken', 'corrected') and i.representation_id is not null
   group by r.id
  on conflict (id) do nothing;
  update record_history h
     set bulk_id = r.bulk_id
    from intake_rows i join intake_runs r on r.id = i.run_id
   where i.outcome in ('taken', 'corrected') and i.representation_id is not null and h.bulk_id is null
     and h.entity = 'representation' and h.field = 'representation' and h.record_id = i.representation_id
     and h.new_value = 'Added';
$$;
select know_registered_runs();
