import { expect, it } from 'vitest';
import { consultationPanelMessages as messages } from './messages.ts';

it.each([
  [0, 0, 0, 'Nobody has typed anything that is not sent. No email is sent.'],
  [
    1,
    0,
    2,
    '1 person has typed something that is not sent, and gets no email, as they want none. 2 emails are sent in all.',
  ],
  [
    3,
    0,
    0,
    '3 people have typed something that is not sent, and get no email, as they want none. No email is sent.',
  ],
  [
    3,
    1,
    1,
    '3 people have typed something that is not sent; 1 of them gets an email, the others want none. 1 email is sent in all.',
  ],
  [
    3,
    2,
    1200,
    '3 people have typed something that is not sent; 2 of them get an email, the other wants none. 1,200 emails are sent in all.',
  ],
  [
    2,
    2,
    2,
    '2 people have typed something that is not sent, and get an email. 2 emails are sent in all.',
  ],
])('of %i people %i get an email, %i in all', (people, mailed, mails, words) =>
  expect(messages.earlierReaches({ people, mailed, mails })).toBe(words),
);
