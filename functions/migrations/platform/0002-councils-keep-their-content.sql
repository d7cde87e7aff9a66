-- The content system: configurations, feature flags, events and texts, each council its own rows.

alter table platform.tenants add constraint tenants_name_and_schema unique (short_name, main_schema);

create table platform.content_items (
  collection text not null check (collection ~ '^[a-z][a-z_-]{0,62}$'),
  id text not null default gen_random_uuid()::text check (length(id) between 1 and 100),
  -- Both null: shared by all councils, and read only.
  tenant text,
  tenant_role name default current_user,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((tenant is null) = (tenant_role is null)),
  foreign key (tenant, tenant_role) references platform.tenants (short_name, main_schema) on delete cascade,
  unique nulls not distinct (tenant_role, collection, id),
  -- Flags decide what every request may do, so that a malformed one must not get in.
  check (collection <> 'app_feature_flags' or (
    jsonb_typeof(data -> 'name') is not distinct from 'string'
    and jsonb_typeof(data -> 'available') is not distinct from 'boolean'
    and data -> 'application' is not distinct from '2'::jsonb))
);
create unique index content_items_flags on platform.content_items (tenant_role, (data ->> 'name'))
  where collection = 'app_feature_flags';
create index content_items_config_type on platform.content_items
  (tenant_role, collection, (data ->> 'config_type_id')) where data ? 'config_type_id';

alter table platform.content_items enable row level security;
create policy content_items_read on platform.content_items for select
  using (tenant_role = current_user or tenant_role is null);
create policy content_items_add on platform.content_items for insert
  with check (tenant_role = current_user);
create policy content_items_change on platform.content_items for update
  using (tenant_role = current_user) with check (tenant_role = current_user);
create policy content_items_remove on platform.content_items for delete
  using (tenant_role = current_user);
-- Which flags are on is read before the council's role is in force.
create policy content_items_flags on platform.content_items for select to app
  using (collection = 'app_feature_flags');
grant select on platform.content_items to app;

-- Files that pages show, such as logos. Only clean ones are ever served.
create table platform.content_files (
  id uuid primary key default gen_random_uuid(),
  tenant text not null,
  tenant_role name not null default current_user,
  filename text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  scanned_status text not null default 'unscanned'
    check (scanned_status in ('unscanned', 'clean', 'quarantined', 'fail')),
  bytes bytea not null check (octet_length(bytes) <= 10 * 1024 * 1024),
  created_at timestamptz not null default now(),
  foreign key (tenant, tenant_role) references platform.tenants (short_name, main_schema) on delete cascade
);
alter table platform.content_files enable row level security;
create policy content_files_own on platform.content_files
  using (tenant_role = current_user) with check (tenant_role = current_user);

-- Tokens are random; only their hashes are kept. One session is one refresh token and its access token.
create table platform.content_tokens (
  hash bytea primary key,
  tenant_role name not null default current_user,
  kind text not null check (kind in ('access', 'refresh')),
  session uuid not null,
  account_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index content_tokens_session on platform.content_tokens (tenant_role, session);
create index content_tokens_age on platform.content_tokens (expires_at);
alter table platform.content_tokens enable row level security;
create policy content_tokens_own on platform.content_tokens
  using (tenant_role = current_user) with check (tenant_role = current_user);

-- Who is what to the content system: everybody, or who holds a grant of the council.
create table platform.content_roles (
  role text primary key,
  unit text,
  action text,
  check ((unit is null) = (action is null))
);
-- What a role may do to which items; the filter is written as the calls' own filters are.
create table platform.content_policies (
  role text not null references platform.content_roles on delete cascade,
  collection text not null,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  fields text[] not null default '{*}',
  filter jsonb not null default '{}',
  primary key (role, collection, action)
);

insert into platform.content_roles (role, unit, action) values
  ('public', null, null),
  ('reader', 'placemaker', 'read'),
  ('writer', 'placemaker', 'write'),
  ('administrator', 'authorisation', 'write');

insert into platform.content_policies (role, collection, action)
select 'public', collection, 'read'
  from unnest('{general,app_features,app_feature_flags,config_types,events}'::text[]) collection;

-- The public sees the configurations of public pages, not those of the staff's screens.
insert into platform.content_policies (role, collection, action, filter)
select 'public', collection, 'read',
       '{"config_type_id": {"_in": ["interactive-map", "public-web-map", "suggestions-map", "storytelling",
         "call-for-sites-questionnaire", "touch-points", "map-metadata-card", "layers-order",
         "layer-tree-tooltips"]}}'
  from unnest('{configs,mutable_configs,immutable_configs}'::text[]) collection;

insert into platform.content_policies (role, collection, action)
select 'reader', collection, 'read'
  from unnest('{general,app_features,app_feature_flags,cfs_questions,layers_order,events,templates,configs,
    config_types,config_meta,config_assignment,map_info_card,storytelling,big_tenant_data,
    placemaker-app-data,cfs_app_data,consultations_app_data,immutable_configs,mutable_configs}'::text[]) collection;

insert into platform.content_policies (role, collection, action)
select 'writer', collection, action
  from unnest('{events,templates,map_info_card,storytelling,mutable_configs,layers_order,
         placemaker-app-data,cfs_app_data,consultations_app_data,cfs_questions}'::text[]) collection,
       unnest('{create,update,delete}'::text[]) action;

insert into platform.content_policies (role, collection, action)
select 'administrator', collection, action
  from unnest('{general,configs,config_meta,config_assignment,big_tenant_data}'::text[]) collection,
       unnest('{create,update,delete}'::text[]) action;

-- A flag may be switched by a council, not invented or renamed; an immutable configuration only made.
insert into platform.content_policies (role, collection, action, fields) values
  ('administrator', 'app_feature_flags', 'update', '{available}'),
  ('administrator', 'immutable_configs', 'create', '{*}');
