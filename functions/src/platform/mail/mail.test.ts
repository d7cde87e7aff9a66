import { describe, expect, it } from 'vitest';
import { plain, plainLine } from './plain.ts';
import { fillTemplate } from './templates.ts';

describe('words that a person typed, in a mail', () => {
  it.each([
    ['[Click here](https://evil.example)', 'Click here'],
    ['# A heading', 'A heading'],
    ['* one\n* two', 'one\ntwo'],
    ['^ inset', 'inset'],
    ['see https://evil.example now', 'see evil.example now'],
    ['**bold** `code` <b>', 'bold code b'],
    ['Siân O’Neill-Jones', 'Siân O’Neill-Jones'],
  ])('%j becomes %j', (typed, expected) => {
    expect(plain(typed)).toBe(expected);
  });

  it('keeps a name on one line', () => {
    expect(plainLine('Ann\r\nBcc: x@example.org')).toBe('Ann Bcc: x@example.org');
  });
});

describe('a template', () => {
  it('keeps the link of ours and strips what was typed', () => {
    const link = 'https://oak.example/consultations/auth-action?mode=verifyEmail&oobCode=a_b*c';
    const { subject, text } = fillTemplate('verification', {
      name: '[Ann](http://x)',
      council: 'Oak',
      link,
    });
    expect(subject).toBe('Confirm your email for Oak consultations');
    expect(text).toContain('Hello Ann,');
    expect(text).toContain(link);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it('is not confused by a value that looks like a placeholder', () => {
    expect(
      fillTemplate('welcome', { name: '{link}', council: 'Oak', link: 'https://oak' }).text,
    ).toContain('Hello {link},');
  });
});
