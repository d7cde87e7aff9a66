import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

const PDF = `OBJECTION TO SITE 12
The access onto Mill Lane is too narrow for two vehicles to pass, and the develop-
ment would add some 300 movements a day. The junction is already over capac-
ity at peak times.
The flood map shows the northern part of the site in zone 3. No sequential test
has been published.

• The school is full and there is no room to extend it on the present site at all,
as the county council has confirmed.
• There is no bus.
\f
Ada Marsh
12 Mill Lane`;

it('puts the lines of a PDF together again, and leaves addresses and lists', () => {
  expect(paragraphsOf(PDF, { joined: true })).toEqual([
    ['OBJECTION TO SITE 12'],
    [
      'The access onto Mill Lane is too narrow for two vehicles to pass, and the development would add some 300 movements a day. The junction is already over capacity at peak times.',
    ],
    [
      'The flood map shows the northern part of the site in zone 3. No sequential test has been published.',
    ],
    [
      '• The school is full and there is no room to extend it on the present site at all, as the county council has confirmed.',
    ],
    ['• There is no bus.'],
    ['Ada Marsh', '12 Mill Lane'],
  ]);
});

it('keeps every line where it is asked to', () => {
  expect(paragraphsOf('One\r\ntwo\r\n\r\nthree', { joined: false })).toEqual([
    ['One', 'two'],
    ['three'],
  ]);
  expect(paragraphsOf('  ', { joined: true })).toEqual([[]]);
});
