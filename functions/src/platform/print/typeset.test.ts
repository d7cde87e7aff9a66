import { expect, it } from 'vitest';
import { missingInFonts } from './missing-in-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { typeset } from './typeset.ts';

const set = async (...words: string[]) =>
  readPdf(
    await typeset({ template: new URL('./testing/words.typ', import.meta.url), data: { words } }),
  );

it('long addresses are broken at the end of a line, and copied without what is not theirs', async () => {
  const mail = 'planning.policy.and.neighbourhood.planning@example.gov.uk';
  const page = `https://www.example.org/${'a-long-way/'.repeat(20)}end`;
  const { items } = await set(`Write to ${mail}, or see ${page}`);
  // The reader tells the ends of lines as spaces.
  const whole = items.map(({ text }) => text.replaceAll(' ', '')).join('');
  expect(whole).toContain(mail);
  expect(whole).toContain(page);
  expect(
    new Set(items.filter(({ text }) => text.trim() !== '').map(({ y }) => y)).size,
  ).toBeGreaterThan(2);
});

it('a text that has hundreds of places to break is printed whole', async () => {
  const { items } = await set('w'.repeat(10_000));
  expect(items.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe('w'.repeat(10_000));
});

it('letters that no font has are known before they are printed', async () => {
  expect(await missingInFonts('Zażółć ਪੰਜਾਬੀ العربية বাংলা 🏠👩🏽‍🌾 שלום CO₂ 規劃 한 end 국')).toEqual([
    '한',
    '국',
  ]);
  expect((await set('한')).text).toContain('?');
});

it.each([
  ['Polish', 'Zażółć gęślą jaźń'],
  ['Panjabi', 'ਪੰਜਾਬੀ'],
  ['Panjabi of Pakistan', 'پنجابی'],
  ['Urdu', 'اردو'],
  ['Arabic', 'العربية'],
  ['Bengali', 'বাংলা'],
  ['Gujarati', 'ગુજરાતી'],
  ['Hindi', 'हिन्दी'],
  ['Tamil', 'தமிழ்'],
  ['Romanian', 'Învățătură'],
  ['Greek', 'Ελληνικά'],
  ['Ukrainian', 'Українська'],
  ['Chinese, simplified', '我们需要更多住房。'],
  ['Chinese, traditional', '規劃圖書館'],
  ['Cantonese', '佢哋嘅屋企'],
  ['pictures', '🏠😀'],
])('%s can be printed, and a letter that cannot costs only itself', async (_language, words) => {
  const alone = await set(words);
  expect(alone.text).not.toContain('?');
  expect(alone.text.trim()).not.toBe('');
  const { text } = await set(`${words} 한 end`);
  expect(text.match(/\?/g)).toHaveLength(1);
  expect(text).toContain('end');
});
