-- The session that a content session was begun from, as ended_sessions names it: signing out ends both.
alter table platform.content_tokens add column parent text;
create index content_tokens_parent on platform.content_tokens (tenant_role, parent) where parent is not null;

-- Who may read decrypts only if they administer the council's accounts.
update platform.content_policies set role = 'account-reader'
 where collection = 'encryption' and action = 'read';
