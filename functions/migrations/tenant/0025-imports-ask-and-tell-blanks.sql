-- An import asks about what it can't be sure of, and tells cells that say "no value" from those it refused.
alter table import_findings drop constraint import_findings_outcome_check;
alter table import_findings add constraint import_findings_outcome_check
  check (outcome in ('taken', 'unchanged', 'corrected', 'refused', 'asked', 'blank', 'noted'));
