-- One history for every type of record. A line about another record than a site names it, and stands on a site's
-- page as well where the record belongs to one. Lines about letters that were written before stay with their site.
alter table site_history rename to record_history;
alter table record_history
  alter column site_id drop not null,
  add column entity text not null default 'site',
  add column record_id bigint,
  add constraint record_history_of check
    (case when entity = 'site' then site_id is not null and record_id is null else record_id is not null end);
create index record_history_of_record on record_history (entity, record_id, id desc) where record_id is not null;
