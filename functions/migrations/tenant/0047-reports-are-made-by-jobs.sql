-- Letters that arrived once a campaign was confirmed and look like it: proposed to officers, who add them or keep them
-- apart. What was kept apart, or taken out, is not proposed for that campaign again.
create table campaign_additions (
  campaign_id bigint not null references campaigns on delete cascade,
  representation_id bigint not null references representations on delete cascade,
  -- How much of its text it shares with the one that the others are compared with, from 0 to 1.
  similarity real not null,
  is_apart boolean not null default false,
  primary key (campaign_id, representation_id)
);
create index campaign_additions_representation on campaign_additions (representation_id);

-- Who was invited to say something in a consultation, and how: only the council knows, and its statements have to say it.
create table consultation_invitations (
  consultation_id bigint primary key references consultations on delete cascade,
  invited text not null default '' check (length(invited) <= 20000),
  how text not null default '' check (length(how) <= 20000),
  account_id bigint references accounts on delete set null,
  row_version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Reports of representations that are too long to be made while somebody waits.
create table reports (
  id uuid primary key default gen_random_uuid(),
  account_id bigint references accounts on delete set null,
  notification_id bigint references notifications on delete set null,
  file_name text not null,
  -- What was asked, with the representations that it is about.
  request jsonb not null,
  status text not null default 'new' check (status in ('new', 'processing', 'success', 'error', 'cancelled', 'expired')),
  -- Of its volumes.
  done integer not null default 0,
  total integer not null,
  -- The finished volumes: the objects' names in the clean bucket and their sizes.
  files jsonb not null default '[]',
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index reports_owner on reports (account_id, created_at desc);
create index reports_finished on reports (finished_at) where status = 'success';
