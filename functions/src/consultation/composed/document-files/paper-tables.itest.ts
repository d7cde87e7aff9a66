import { describe, expect, it } from 'vitest';
import { drawnPicture } from '../../documents/testing/drawn-picture.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { emptyCell } from '../../ground/documents/blocks/table/schema.ts';
import { changeBlock } from '../../documents/contract.ts';
import { draftsOnPaper } from './testing/drafts-on-paper.ts';

const { oak, drafted, draft, uploadScanned, onPaper } = draftsOnPaper();

describe('a table on paper', () => {
  const cell = (words: string, more: object = {}) => ({ ...emptyCell(), text: words, ...more });

  it('has the heights and widths that officers gave, and its words at the top, middle or bottom', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: {
          caption: 'Phases',
          hasHeadRow: true,
          hasHeadColumn: false,
          columns: [{ width: 300 }, { width: 100 }, { width: 200 }],
          rows: [
            { height: 100, cells: [cell('Headed'), cell('Number'), cell('When')] },
            {
              height: 200,
              cells: [
                cell('Upmost'),
                cell('Midway', { vertical: 'centre' }),
                cell('Lowest', { vertical: 'bottom', align: 'right' }),
              ],
            },
            { height: 32, cells: [cell('Least'), cell('2'), cell('3')] },
          ],
        },
      },
    ]);
    const { pdf, xml } = await onPaper(id);
    const at = (words: string) => pdf.items.find((item) => item.text.trim() === words)!;
    // 100 and 200 pixels are 75 and 150 points.
    expect(at('Headed').y - at('Upmost').y).toBeCloseTo(75, 0);
    expect(at('Upmost').y - at('Least').y).toBeCloseTo(150, 0);
    const height = at('Upmost').y - at('Lowest').y;
    expect(height).toBeGreaterThan(120);
    expect(at('Upmost').y - at('Midway').y).toBeCloseTo(height / 2, 0);
    // Half of the width, a sixth that may not be less than 1,750 of 10,000, and the rest.
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([4950, 1750, 3300]);
    const all = at('When').x - at('Headed').x;
    expect((at('Number').x - at('Headed').x) / all).toBeCloseTo(4950 / 6700, 2);
    expect([...xml.matchAll(/<w:trHeight ([^/]*)\/>/g)].map(([, said]) => said)).toEqual([
      'w:val="1500" w:hRule="atLeast"',
      'w:val="3000" w:hRule="atLeast"',
      'w:val="480" w:hRule="atLeast"',
    ]);
    const standing = (words: string) =>
      new RegExp(`<w:vAlign w:val="(\\w+)"/>(?:(?!<w:vAlign).)*>${words}<`).exec(xml)?.[1];
    expect([standing('Midway'), standing('Lowest')]).toEqual(['center', 'bottom']);
    expect(xml.match(/<w:vAlign /g)).toHaveLength(2);
    const heads = pdf.tags.filter(({ role }) => role === 'TH');
    const cells = pdf.tags.filter(({ role }) => role === 'TD');
    expect([heads.length, cells.length]).toEqual([3, 6]);
  });

  it('grows where the words take more than the height given', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: {
          caption: 'Long',
          hasHeadRow: false,
          hasHeadColumn: true,
          columns: [{ width: 100 }, { width: 100 }],
          rows: [
            { height: 40, cells: [cell('Opening', { down: 2 }), cell('word '.repeat(300))] },
            { height: 40, cells: [null, cell('Between')] },
            { height: 40, cells: [cell('Closing'), cell('Last')] },
          ],
        },
      },
    ]);
    const { pdf } = await onPaper(id);
    const at = (words: string) => pdf.items.find((item) => item.text.trim() === words)!;
    expect(at('Opening').y - at('Between').y).toBeGreaterThan(200);
    expect(at('Between').y - at('Closing').y).toBeCloseTo(30, 0);
  });
});

describe('options of a question on paper', () => {
  it('have their pictures with what they show', async () => {
    const { id, ids } = await drafted([{ type: 'question', content: emptyQuestion() }]);
    const imageFileId = await uploadScanned(id, 'trees.png', await drawnPicture(400, 200));
    const { row_version } = (await draft(id)).blocks.find((block) => block.id === ids[0])!;
    const option = (name: string, more: object) => ({
      id: name.padEnd(4, 'x'),
      title: name,
      description: '',
      imageFileId: null,
      imageUrl: '',
      ...more,
    });
    await oak()
      .as('officer')
      .call(changeBlock, {
        id,
        blockId: ids[0]!,
        row_version,
        content: {
          ...emptyQuestion(),
          title: 'Which street?',
          question: '<p>Choose.</p>',
          options: [
            option('Trees', { imageFileId, description: 'And shade' }),
            option('Parking', {}),
            option('Elsewhere', { imageUrl: 'https://images.example/else.png' }),
          ],
        },
      });
    const { pdf, word, xml } = await onPaper(id);
    // 114 pixels are 85.5 points, and 1,085,850 of Word's units.
    expect(pdf.drawn.flatMap(({ pictures }) => pictures)).toEqual([{ width: 86, height: 86 }]);
    const alts = pdf.tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
    expect(alts).toEqual(['Trees']);
    expect(pdf.text).toMatch(/Trees And shade .*Parking/);
    expect(pdf.text).toContain('Picture of “Elsewhere”: https://images.example/else.png');
    expect(Object.keys(word).filter((name) => /media\/.+\.\w+$/.test(name))).toHaveLength(1);
    expect(xml).toMatch(/<wp:extent cx="1085850" cy="1085850"\/>/);
    expect([...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Trees',
    ]);
  });
});
