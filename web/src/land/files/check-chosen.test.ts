import { expect, test } from 'vitest';
import { problemOf } from './check-chosen.ts';
import { sizeWords } from './messages.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 1000) => ({ name, size });

test.each([
  [[file('plan.pdf'), file('photo.JPG'), file('a.b.png', 20 * MB)], undefined],
  [[], 'Files are empty'],
  [[file('plan.pdf', 0)], 'Files are empty'],
  [[file('plan.pdf'), file('run.exe')], 'run.exe: Only image and PDF files are allowed'],
  [[file('constructor')], 'constructor: Only image and PDF files are allowed'],
  [
    Array.from({ length: 11 }, (_, at) => file(`${at}.png`)),
    'At most 10 files can be uploaded together',
  ],
  [[file('plan.pdf', 33 * MB)], 'plan.pdf: The file is larger than 32 MB'],
  [[file('a.pdf', 20 * MB), file('b.pdf', 20 * MB)], 'The files are larger than 32 MB together'],
])('%j: %s', (files, problem) => expect(problemOf(files)).toBe(problem));

test.each([
  [512, '512 bytes'],
  [831_488, '812 kB'],
  [3_565_158, '3.4 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
