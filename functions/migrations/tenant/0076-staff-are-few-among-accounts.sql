-- Few accounts of a consultation are the council's own; who reads all of those must not read everybody else.
create index accounts_staff on accounts (id) where kind = 'staff';
-- Whether somebody has been told already is asked by what the notification leads to.
create index notifications_by_link on notifications (link, account_id) where link is not null and not archived;
