-- What the public gives of its own accord: suggestions for a place, and submissions to a call for sites.
-- Deleting marks a row only, so that it can be restored.
create table suggestions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  text text not null,
  place geometry(Geometry, 27700) not null check (geometrytype(place) in ('POINT', 'POLYGON')),
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz
);
create index suggestions_own on suggestions (account_id, id desc);

create table submissions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- Answers by the id of their question, as the council's questionnaire has them.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  place geometry(Geometry, 27700) check (geometrytype(place) in ('POINT', 'POLYGON')),
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz
);
create index submissions_own on submissions (account_id, id desc);
