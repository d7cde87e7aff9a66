-- Before which close a respondent was reminded of what they had typed and not sent: two days before it, and four hours.
-- An extended consultation closes at another time, and reminds anew.
alter table document_respondents
  add column reminded_days_before timestamptz,
  add column reminded_hours_before timestamptz;
