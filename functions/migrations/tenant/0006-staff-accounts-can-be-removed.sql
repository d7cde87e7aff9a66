-- Somebody who leaves is removed; what they did stays, under the name that was written down with it.
alter table site_history drop constraint site_history_account_id_fkey;
alter table site_history add constraint site_history_account_id_fkey
  foreign key (account_id) references accounts on delete set null;
alter table jobs drop constraint jobs_account_id_fkey;
alter table jobs add constraint jobs_account_id_fkey
  foreign key (account_id) references accounts on delete set null;
alter table imports drop constraint imports_account_id_fkey;
alter table imports add constraint imports_account_id_fkey
  foreign key (account_id) references accounts on delete set null;
