import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { heading, type Paper, paragraph } from './paper.ts';
import { writePdf } from './write-pdf.ts';
import { writeWord } from './write-word.ts';

const ARABIC = 'نحتاج إلى منازل';
const paper: Paper = {
  title: 'Pack',
  council: 'Oak',
  made: 'Made today',
  parts: [
    heading(2, ARABIC),
    paragraph(ARABIC),
    paragraph('Plain English'),
    {
      kind: 'table',
      caption: 'Said',
      heads: ['What', 'How many'],
      rows: [[{ text: 'Line one\nLine two' }, { text: '2' }]],
      figures: [1],
    },
  ],
};

it('a paper has words from right to left from their own side in PDF', async () => {
  const letterhead = { council: 'Oak', colour: '#14539a', logo: null };
  const { items } = await readPdf(await writePdf(paper, { letterhead, pictures: {} }, 'oak'));
  const arabic = items.filter(({ text }) => /[\u0600-\u06ff]/.test(text));
  expect(arabic.length).toBeGreaterThan(0);
  for (const { x } of arabic) expect(x).toBeGreaterThan(300);
  expect(items.find(({ text }) => text.startsWith('Plain English'))?.x).toBeLessThan(60);
});

it('and in Word, where cells have all of their lines', async () => {
  const xml = strFromU8(unzipSync(await writeWord(paper, undefined))['word/document.xml']!);
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].map(([each]) => each);
  const holding = (said: string) => paragraphs.filter((each) => each.includes(said));
  expect(holding(ARABIC)).toHaveLength(2);
  for (const each of holding(ARABIC)) expect(each).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
  expect(holding('Plain English')[0]).not.toContain('<w:bidi');
  expect(holding('Line one')[0]).toContain('Line two');
});
