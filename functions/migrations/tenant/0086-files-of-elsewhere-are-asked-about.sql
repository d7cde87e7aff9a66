-- A file of another area or council waits until somebody says that it is to be compared all the same.
alter table imports
  -- What was told of it; null where its places are the council's.
  add column elsewhere text,
  add column elsewhere_accepted boolean not null default false;
