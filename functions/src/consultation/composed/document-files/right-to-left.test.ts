import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { printDocument } from '../../ground/documents/print/print-document.ts';
import { writePrinted } from '../../ground/documents/print/write-printed.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';

const LANGUAGES = [
  ['Arabic', 'نحتاج إلى منازل'],
  ['Hebrew', 'אנחנו צריכים בתים'],
  ['Urdu', 'ہمیں گھروں کی ضرورت ہے'],
  ['Farsi', 'ما به خانه نیاز داریم'],
] as const;

const MARGIN = 24;
const MIDDLE = 300;

const written = (words: string, format: 'pdf' | 'docx') => {
  const html = `<p>${words}</p><h2>${words}</h2><ul><li>${words}</li></ul><p>Plain English</p>`;
  const edition = made('Plan', [section('1', words, [textBlock(1, html)])]);
  const around = { council: 'Oak', colour: '#14539a', made: 'Published today' };
  return writePrinted({ printed: printDocument(edition, around), pictures: [], format });
};

it.each(LANGUAGES)(
  '%s stands at the right of a page, and English at the left',
  async (_name, words) => {
    const { items, sizes, info } = await readPdf(await written(words, 'pdf'));
    const [[width = 0] = []] = sizes;
    const ends = items
      .filter(({ text }) => /[\u0590-\u06ff]/.test(text))
      .map((item) => item.x + item.width);
    // Letters of two fonts on one line are several pieces: the rightmost of each line reaches the margin.
    expect(Math.max(...ends)).toBeGreaterThan(width - MARGIN - 12);
    for (const end of ends) expect(end).toBeGreaterThan(MIDDLE);
    const english = items.find(({ text }) => text.startsWith('Plain English'));
    expect(english?.x).toBeLessThan(MARGIN + 2);
    expect(info).toMatchObject({ Language: 'en-GB' });
  },
);

it.each(LANGUAGES)(
  '%s is set from the right in Word, and English from the left',
  async (_name, words) => {
    const xml = strFromU8(unzipSync(await written(words, 'docx'))['word/document.xml']!);
    const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].map(([paragraph]) => paragraph);
    const holding = (said: string) => paragraphs.filter((each) => each.includes(said));
    // The heading of its section, and the text's paragraph, heading and item.
    expect(holding(`${words}</w:t>`)).toHaveLength(4);
    for (const each of holding(`${words}</w:t>`)) expect(each).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
    for (const each of holding('Plain English')) expect(each).not.toMatch(/<w:bidi|<w:rtl/);
  },
);
