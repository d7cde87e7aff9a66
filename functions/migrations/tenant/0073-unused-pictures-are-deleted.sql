-- Since when nothing has named a picture: no block of the draft, no version and no edition. The daily tidying notes it,
-- and deletes the picture once that is long enough ago.
alter table document_files add column unused_since timestamptz;
