-- When an import last took a step: others of its kind wait for one that is under way, not for one whose process died.
alter table imports add column stepped_at timestamptz;
