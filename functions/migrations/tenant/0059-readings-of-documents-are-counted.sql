-- How published documents are read: sums alone, and nothing of who read them.

create table document_readings (
  document_id bigint not null references documents on delete cascade,
  edition integer not null,
  -- London's.
  day date not null,
  opens integer not null default 0,
  -- Half minutes in which somebody read.
  interactions integer not null default 0,
  closes integer not null default 0,
  -- For which it was read, by all readers together.
  seconds bigint not null default 0,
  primary key (document_id, edition, day)
);

create table document_section_readings (
  document_id bigint not null references documents on delete cascade,
  edition integer not null,
  section_id uuid not null,
  -- Whose reading came to it.
  readers integer not null default 0,
  seconds bigint not null default 0,
  primary key (document_id, edition, section_id)
);

-- Adds to the sums. The council's public may add, but neither read nor change them. `sections`: [{id, seconds, isFirst}].
create function count_reading(document bigint, read_edition integer, event text, spent integer, sections jsonb)
returns void language plpgsql security definer set search_path from current as $$
begin
  -- This row first: whoever counts for the same edition waits here, so that no two wait for each other below.
  insert into document_readings as r (document_id, edition, day, opens, interactions, closes, seconds)
  values (document, read_edition, (now() at time zone 'Europe/London')::date, (event = 'open')::int,
          (event = 'interaction')::int, (event = 'close')::int, spent)
  on conflict (document_id, edition, day) do update set
    opens = r.opens + excluded.opens, interactions = r.interactions + excluded.interactions,
    closes = r.closes + excluded.closes, seconds = r.seconds + excluded.seconds;
  insert into document_section_readings as r (document_id, edition, section_id, readers, seconds)
  select document, read_edition, s.id, bool_or(s."isFirst")::int, max(s.seconds)
    from jsonb_to_recordset(sections) as s (id uuid, seconds integer, "isFirst" boolean)
   group by s.id
  on conflict (document_id, edition, section_id) do update set
    readers = r.readers + excluded.readers, seconds = r.seconds + excluded.seconds;
end $$;
