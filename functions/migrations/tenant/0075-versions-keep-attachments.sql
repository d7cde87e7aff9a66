-- Which attachment of another document this is a copy of; until its bytes have followed, its document cannot be published.
alter table document_attachments add column copied_from bigint;
