import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWebAddress, linkKind } from './link-address.ts';
import { drawn } from './testing/thorough.ts';

it.each([
  ['https://example.gov.uk', 'web'],
  ['HTTP://www.example.gov.uk:8080/plans?id=1&by=a@b.uk#part-2', 'web'],
  ['https://example.gov.uk/@council/plan', 'web'],
  ['https://bücher.example/straße', 'web'],
  ['https://example.gov.uk?contact=a@b.uk', 'web'],
  ['mailto:plans@example.gov.uk', 'mail'],
  ['mailto:plans@example.gov.uk,homes@example.gov.uk?subject=A%20plan&cc=c@d.uk', 'mail'],
  ['tel:+44(0)191-498-0000', 'telephone'],
  ['tel:0191%20498%200000', 'telephone'],
])('a link may lead to %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind);
});

it.each([
  'https://council:secret@example.org',
  'https://www.newcastle.gov.uk@example.org/plan',
  'https://@example.org',
  'https:///council@example.org',
  'https:\\\\example.org',
  'https://newcastle.gov.uk\\@example.org',
  'https://newcastle.gov.uk%40example.org',
  'https://newcastle.gov.uk＠example.org',
  'https://exam\tple.org',
  'https://example.org/\u202Efdp.exe',
  'https://',
  'https://?a',
  'example.org',
  '//example.org',
  'ftp://example.org',
  'java\nscript:alert(1)',
  'javascript://example.org/%0Aalert(1)',
  'data:text/html,x',
  'mailto:',
  'mailto://a:b@example.org',
  'tel:0191*21#',
  `https://example.org/${'a'.repeat(2000)}`,
  '',
])('no link leads to %j', (address) => {
  expect(linkKind(address)).toBeUndefined();
});

/** Addresses of pieces that browsers read in ways of their own. */
const addresses = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'http',
        'https',
        'HTTPS',
        'mailto',
        'tel',
        'javascript',
        'data',
        'blob',
        'file',
      ),
      fc.constantFrom(
        ':',
        '/',
        '//',
        '\\',
        '@',
        '?',
        '#',
        '%40',
        '%2F',
        '＠',
        '\t',
        '\n',
        ' ',
        '\u0000',
      ),
      fc.constantFrom(
        'example.org',
        'newcastle.gov.uk',
        'user',
        'user:pass',
        '[::1]',
        '0x7f.1',
        'a@b.uk',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 9 },
  )
  .map((pieces) => pieces.join(''));
const anyAddress = fc.oneof(
  addresses,
  addresses.map((rest) => `https://${rest}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

describe('of any address', () => {
  it('what may be led to has no scheme but these, and neither name nor password', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const kind = linkKind(address);
        if (kind === undefined) return;
        const { protocol, username, password, hostname } = new URL(address);
        const schemes = { web: /^https?:$/, mail: /^mailto:$/, telephone: /^tel:$/ };
        expect(protocol).toMatch(schemes[kind]);
        expect([username, password]).toEqual(['', '']);
        // The host is what stands before the path, for whoever reads the address.
        const isReadable =
          kind === 'web' && /^[\x21-\x7e]+$/.test(address) && /[a-z]/i.test(hostname);
        const read = isReadable ? address.split(/[/?#]+/)[1] : hostname;
        expect(read).not.toContain('@');
      }),
      drawn(3000, 100_000),
    );
  });

  it('every whole web address may be led to, and none with a name before its host', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.stringMatching(/^[a-z.:]{1,20}$/), (address, name) => {
        expect(isWebAddress(address)).toBe(true);
        expect(linkKind(address.replace('://', `://${name}@`))).toBeUndefined();
      }),
      drawn(500, 20_000),
    );
  });
});
