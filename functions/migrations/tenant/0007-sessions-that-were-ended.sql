-- A signed cookie cannot be taken back: what was signed out is remembered until it would have run out.
create table ended_sessions (
  session text primary key,
  expires_at timestamptz not null
);
create index ended_sessions_age on ended_sessions (expires_at);
