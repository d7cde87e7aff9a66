-- Drafts of documents are kept as they were, begun from templates, and published at a time that an officer chose.

alter table documents
  -- Others begin from it; it is never published itself.
  add column is_template boolean not null default false,
  -- When the draft becomes the next edition by itself, and who wanted that.
  add column publish_at timestamptz,
  add column publish_by bigint references accounts on delete set null,
  add check (not is_template or (consultation_id is null and publish_at is null));

-- What a draft was: the changes of one spell of writing are one version.
create table document_versions (
  document_id bigint not null references documents on delete cascade,
  -- The revision of the draft that it keeps.
  revision integer not null,
  -- What an officer called it; null: it was kept by itself.
  name text check (char_length(name) between 1 and 100),
  -- Title, settings, sections and blocks.
  content jsonb not null,
  -- Who changed the draft last, and when.
  saved_by bigint references accounts on delete set null,
  saved_at timestamptz not null,
  primary key (document_id, revision)
);
