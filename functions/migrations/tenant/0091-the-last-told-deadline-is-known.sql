-- When a consultation was to close before its deadline was last moved, while it was open: what people were told last.
alter table consultations add column last_closes_at timestamptz;

create or replace view published_consultations as
select c.id, c.name, c.opens_at, c.closes_at, c.first_closes_at, c.last_closes_at
  from consultations c
 where exists (select from published_documents p where p.consultation_id = c.id);
