-- Administrators keep the council's topics. One that was used is retired: it stays where it is and is offered no more.
alter table topics
  add column is_retired boolean not null default false,
  add column row_version integer not null default 1;
