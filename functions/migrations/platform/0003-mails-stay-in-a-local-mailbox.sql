-- Used only where MAIL=mailbox (a local demo project); shown at /__mail.
create table platform.mailbox (
  reference uuid primary key,
  tenant text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index mailbox_newest on platform.mailbox (sent_at desc);
grant select, insert, delete on platform.mailbox to app;
