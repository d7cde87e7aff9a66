-- What was registered together, or deleted together, is a change of many as well, and is taken back as one.
alter table bulk_changes add column kind text not null default 'changed'
  check (kind in ('changed', 'registered', 'deleted'));

-- Rows whose representations were taken back are told apart from those that stand.
alter table intake_rows drop constraint intake_rows_outcome_check,
  add constraint intake_rows_outcome_check
    check (outcome in ('waiting', 'taken', 'corrected', 'refused', 'repeated', 'undone'));
create index intake_rows_representation on intake_rows (representation_id) where representation_id is not null;
create index inbox_items_representation on inbox_items (representation_id) where representation_id is not null;

-- Under which its rows were, or will be, registered together: those of before as well.
alter table intake_runs add column bulk_id uuid not null default gen_random_uuid();
insert into bulk_changes (id, entity, account_id, records, kind)
select r.bulk_id, 'representation', r.account_id, count(*), 'registered'
  from intake_runs r join intake_rows i on i.run_id = r.id
 where i.outcome in ('taken', 'corrected') and i.representation_id is not null
 group by r.id;
update record_history h
   set bulk_id = r.bulk_id
  from intake_rows i join intake_runs r on r.id = i.run_id
 where i.outcome in ('taken', 'corrected') and i.representation_id is not null and h.bulk_id is null
   and h.entity = 'representation' and h.field = 'representation' and h.record_id = i.representation_id
   and h.new_value = 'Added';
