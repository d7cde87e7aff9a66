-- How a person wants the product to look and when it writes to them; what is not there has its standard value.
alter table accounts add column settings jsonb not null default '{}';
