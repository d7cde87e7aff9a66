-- An import can be looked at before anything of it is written, and leads to the sites that it is about.
alter table import_findings drop constraint import_findings_outcome_check;
-- Reports did not tell new from changed until now.
update import_findings set outcome = 'new' where outcome = 'taken';
alter table import_findings add constraint import_findings_outcome_check
  check (outcome in ('new', 'changed', 'unchanged', 'ended', 'missing', 'corrected', 'refused', 'asked', 'blank', 'noted'));
alter table import_findings add column site_id bigint;

update imports set summary = summary || '{"ended": 0, "missing": 0}';
alter table imports
  -- While it is true the file is only compared with what the council has.
  add column preview boolean not null default false,
  -- The officer's agreement that missing sites have ended: {"on": day, "references": [...] or null for all}.
  add column ending jsonb;
