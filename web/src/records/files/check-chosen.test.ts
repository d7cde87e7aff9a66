import { expect, test } from 'vitest';
import { checkedFiles } from './check-chosen.ts';
import { sizeWords } from './messages.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 1000) => ({ name, size });

test.each([
  [[file('plan.pdf'), file('photo.JPG'), file('a.b.png', 20 * MB)], 3, []],
  [[], 0, ['Files are empty']],
  [[file('plan.pdf', 0)], 0, ['plan.pdf: Files are empty']],
  [[file('plan.pdf'), file('run.exe')], 1, ['run.exe: Only image and PDF files are allowed']],
  [[file('constructor')], 0, ['constructor: Only image and PDF files are allowed']],
  [
    Array.from({ length: 11 }, (_, at) => file(`${at}.png`)),
    10,
    ['10.png: At most 10 files can be uploaded together'],
  ],
  [
    [file('a.pdf', 20 * MB), file('b.pdf', 20 * MB), file('c.pdf')],
    2,
    ['b.pdf: The files are larger than 32 MB together'],
  ],
  [[file('plan.pdf', 33 * MB), file('a.pdf')], 1, ['plan.pdf: The file is larger than 32 MB']],
])('%j: %i are taken, %j', (files, taken, problems) => {
  const checked = checkedFiles(files);
  expect([checked.good.length, checked.problems]).toEqual([taken, problems]);
});

test.each([
  [512, '512 bytes'],
  [831_488, '812 kB'],
  [3_565_158, '3.4 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
