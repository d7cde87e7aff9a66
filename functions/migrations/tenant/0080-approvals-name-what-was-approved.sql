-- A digest of all that the public would read of a representation when it was approved: text, name, consent, attitude,
-- policy, topics, consultation, date and attachments. Another digest at publishing refuses it. What was approved before
-- this migration has none and has to be approved anew.
alter table publications add column digest text;
