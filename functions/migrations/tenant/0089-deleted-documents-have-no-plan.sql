-- A document that is deleted is planned no more: one that comes back is published when somebody says so again.
update documents set publish_at = null, publish_by = null where is_deleted and publish_at is not null;
