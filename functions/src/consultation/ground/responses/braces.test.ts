import { expect, it } from 'vitest';
import { fillBraces, readBraces } from './braces.ts';
import { plainBlocks, readBlocks } from '../html/blocks.ts';
import { responseMessages } from './messages.ts';

const { braces: messages } = responseMessages;
const filled = (text: string, holding: readonly string[] = []) =>
  fillBraces(readBraces(text).parts, {
    value: (name) => name.toUpperCase(),
    holds: (condition) => holding.includes(condition),
  });

it('fills placeholders, however an editor wrote them', () => {
  expect(filled('Dear {salutation}, { Name } and {<b>repr</b>esentee}')).toBe(
    'Dear SALUTATION, NAME and REPRESENTEE',
  );
});

it('shows passages whose condition holds, the others else, within one another', () => {
  const text = '{if oppose}No{if late}, late{else}, in time{end}{else}Yes{end}.';
  expect(filled(text, ['oppose', 'late'])).toBe('No, late.');
  expect(filled(text, ['oppose'])).toBe('No, in time.');
  expect(filled(text, ['late'])).toBe('Yes.');
});

it.each([
  ['{nme}', messages.unknown('nme')],
  ['{}', messages.unknown('')],
  ['{__proto__}', messages.unknown('__proto__')],
  ['{if rich}x{end}', messages.unknownCondition('rich')],
  ['{if late}x', messages.notEnded('late')],
  ['x{end}', messages.nothingToEnd('end')],
  ['{if late}a{else}b{else}c{end}', messages.nothingToEnd('else')],
])('says what is wrong with %s', (text, fault) => {
  expect(readBraces(text).fault).toBe(fault);
});

it('gives a text as plain mail: paragraphs, lists within lists, links with their addresses', () => {
  const html =
    '<h2>A</h2><p>One <strong>two</strong><br />three <a href="https://oak.test">here</a>.</p>' +
    '<ol><li><p>first</p><ul><li>inner</li></ul></li><li>second</li></ol><blockquote><p>said &amp; done</p></blockquote>';
  expect(plainBlocks(readBlocks(html))).toBe(
    'A\n\nOne two\nthree here (https://oak.test).\n\n1. first\n   - inner\n2. second\n\n    said & done',
  );
});
