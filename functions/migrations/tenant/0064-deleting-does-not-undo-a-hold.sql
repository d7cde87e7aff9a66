-- The questions of which a respondent deleted an answer that had been held: what they send to them next is held too.
alter table document_respondents add column held_before uuid[] not null default '{}';
