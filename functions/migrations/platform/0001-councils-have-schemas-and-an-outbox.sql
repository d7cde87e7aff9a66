-- Shared by all councils. A council's own records live in its own schema (migrations/tenant).

-- The login role owns nothing and inherits nothing: it reaches a council's schema only by SET ROLE.
do $$ begin
  if not exists (select from pg_roles where rolname = 'app') then
    create role app login noinherit;
  end if;
end $$;
alter role app noinherit;

create schema if not exists extensions;
create extension if not exists postgis schema extensions;
create extension if not exists pg_trgm schema extensions;

revoke create on schema public from public;
grant usage on schema platform to app;
grant usage on schema extensions to app;

create table platform.tenants (
  short_name text primary key check (short_name ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null,
  main_schema name not null unique,
  auth_tenant_id text unique,
  hosts text[] not null default '{}',
  database_instance text,
  record jsonb not null default '{}',
  position integer not null default 0,
  created_at timestamptz not null default now()
);
grant select on platform.tenants to app;
grant update (record, name) on platform.tenants to app;

-- Rows of shared tables carry the council's role; a policy compares it with the role in force.
create table platform.outbox (
  id uuid primary key default gen_random_uuid(),
  tenant_role name not null default current_user,
  job text not null,
  payload jsonb not null default '{}',
  trace text,
  created_at timestamptz not null default clock_timestamp(),
  not_before timestamptz not null default clock_timestamp(),
  published_at timestamptz,
  attempts integer not null default 0,
  -- Until then the sweep publishes it again: a message lost with the process that held it comes back.
  handled_at timestamptz,
  dead_at timestamptz
);
create index outbox_unhandled on platform.outbox (not_before) where handled_at is null and dead_at is null;
alter table platform.outbox enable row level security;
create policy outbox_own on platform.outbox for insert with check (tenant_role = current_user);
create policy outbox_app on platform.outbox for all to app using (true);
grant select, update, delete on platform.outbox to app;

create table platform.idempotency_keys (
  tenant_role name not null default current_user,
  account_id bigint not null,
  key text not null check (length(key) between 1 and 200),
  endpoint text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_role, account_id, key)
);
alter table platform.idempotency_keys enable row level security;
create policy idempotency_own on platform.idempotency_keys
  using (tenant_role = current_user) with check (tenant_role = current_user);
create index idempotency_keys_age on platform.idempotency_keys (created_at);

-- Losing counts in a crash only lets a few more tries through.
create unlogged table platform.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (bucket, window_start)
);
grant select, insert, update, delete on platform.rate_limits to app;
