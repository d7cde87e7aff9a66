-- What was found at the addresses that documents lead to on other hosts, when an officer last had them asked.
create table document_links (
  document_id bigint not null references documents on delete cascade,
  -- Without its #.
  address text not null check (char_length(address) <= 2000),
  -- Of the answer; null: there was none.
  status integer,
  -- Why there was none.
  failed text,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (document_id, address),
  check ((status is null) = (failed is not null))
);
