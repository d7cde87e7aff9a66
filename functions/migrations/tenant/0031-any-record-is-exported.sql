-- What is exported, and kept for it, may be records of any type.
alter table site_selections rename to record_selections;
alter table record_selections rename column site_ids to record_ids;
alter table record_selections add column entity text not null default 'site';
alter table exports add column entity text not null default 'site';
