-- Storeys, coverage, costs and years can be entered before anybody has calculated a capacity: no outcome until then.
alter table site_capacities
  alter column inputs set default '{}',
  alter column outcome drop not null;
