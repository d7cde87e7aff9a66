import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it.each([
  // What opens beside the page cannot reach back into it, whatever was sent.
  [
    '<a href="https://a.test" target="_blank" rel="opener">A</a>',
    '<a href="https://a.test" target="_blank" rel="noopener noreferrer">A</a>',
  ],
  ['<a href="https://a.test" target="top" rel="me">A</a>', '<a href="https://a.test">A</a>'],
  ['<a href="mailto:a@b.test" onclick="x()">A</a>', '<a href="mailto:a@b.test">A</a>'],
  ['<a target="_blank">A</a>', 'A'],
])('of links %s stays %s', (given, clean) => {
  expect(cleanHtml(`<p>${given}</p>`)).toBe(`<p>${clean}</p>`);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//a.test', 'ftp://a.test'])(
  'no link leads to %s',
  (href) => {
    expect(cleanHtml(`<p><a href="${href}" target="_blank">A</a></p>`)).not.toContain(href);
  },
);
