-- What the hashes of rate limits are made with: another for each day (UTC), deleted once the next is there, so that
-- hashes of the day before lead to no address. Losing it in a crash loses no more than the counts, which go with it.
create unlogged table platform.rate_limit_salts (
  day date primary key,
  salt bytea not null
);
grant select, insert, delete on platform.rate_limit_salts to app;
