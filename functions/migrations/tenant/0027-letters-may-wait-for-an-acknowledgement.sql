alter table correspondence alter column acknowledge_date drop not null;
