-- The browser tab that asked for a change shows it already; every other page asks again.
alter table updates add column tab text;
