-- A window that was left open must not write over what was typed on another device since. Each saving of a draft has a
-- mark of its own, and names the window that typed it, until that is loaded again.
alter table question_answers
  add column draft_mark uuid,
  add column draft_tab uuid;
