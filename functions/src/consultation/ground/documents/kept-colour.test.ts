import { describe, expect, it } from 'vitest';
import { emptyChart } from './blocks/chart/schema.ts';
import { emptySimpleQuestion, emptyQuestion } from './blocks/question/schema.ts';
import { checkedContent } from './checked-content.ts';
import { keptColour } from './kept-colour.ts';

describe('a colour of a document', () => {
  it.each([
    ['#1B6b3A', '#1b6b3a'],
    ['#1b3', '#11bb33'],
    ['rgb(27, 107, 58)', '#1b6b3a'],
    ['rgb(27,107,58)', '#1b6b3a'],
    ['rgba(27, 107, 58, 1)', '#1b6b3a'],
    ['rgba(0, 0, 0, 0.5)', '#808080'],
    ['rgba(255, 0, 0, .2)', '#ffcccc'],
    ['rgba(0, 0, 0, 0)', '#ffffff'],
  ])('%s is kept as %s', (written, kept) => expect(keptColour(written)).toBe(kept));

  it.each([
    '', 'red', '1b6b3a', '#1b6b', '#12345g', 'rgb(256, 0, 0)', 'rgb(1.5, 0, 0)', 'rgb(-1, 0, 0)', 'rgb(1, 2)',
    'rgba(0, 0, 0, 1.1)', 'rgba(0, 0, 0)', 'rgb(0, 0, 0, 1)', 'rgb(0 0 0)', 'rgb(0, 0, 0); x',
  ])('%s is none', (written) => expect(keptColour(written)).toBeUndefined()); // prettier-ignore

  it('is written in one way in charts and in questions, or refused', () => {
    const chart = (color: string) => ({
      ...emptyChart(),
      chartData: [{ label: 'Homes', value: 1, serial: '', color }, { label: 'Shops', value: 2, serial: '' }],
    }); // prettier-ignore
    expect(checkedContent('chart', chart('rgb(27, 107, 58)'))).toEqual(chart('#1b6b3a'));
    const within = emptySimpleQuestion('6f9ad6a5-7f4a-4dd2-8a38-4d8d7c4e2a11');
    const question = (color: string | null) => ({
      ...emptyQuestion('mapLinked'),
      color,
      questions: [{ ...within, color }, within],
    });
    expect(checkedContent('question', question('#abc'))).toEqual(question('#aabbcc'));
    expect(checkedContent('question', question(null))).toEqual(question(null));
    const refusal = expect.objectContaining({
      fields: { 'content.chartData[0].color': 'Invalid HEX color.' },
    }) as Error;
    expect(() => checkedContent('chart', chart('rgb(256, 0, 0)'))).toThrow(refusal);
  });
});
