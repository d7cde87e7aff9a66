import { describe, expect, it } from 'vitest';
import { faults } from './testing/faults.ts';

describe('stories, scenes and touch points', () => {
  const view = { center: [-1.61, 54.97], zoom: 12 };
  const scenes = (...list: object[]) =>
    faults('interactive-map', { interactiveStory: { scenes: list } });

  it('takes pairs of exactly 2 numbers and zooms of the product', () => {
    expect(scenes({ id: 's', map: view })).toEqual([]);
    expect(scenes({ id: 's', map: { ...view, center: [1] } })[0]).toContain('exactly 2 numbers');
    expect(scenes({ id: 's', map: { ...view, center: [1, 2, 3] } })[0]).toContain('exactly 2');
    expect(scenes({ id: 's', map: { ...view, zoom: 20 } })[0]).toContain('zoom');
    expect(scenes({ id: 's', map: view }, { id: 's', map: view })[0]).toContain('an id twice');
  });

  it('takes icons from http or https only', () => {
    const icon = (src: string) =>
      scenes({ id: 's', map: view, label: { icon: { name: 'i', src } } });
    expect(icon('https://example.org/i.svg')).toEqual([]);
    expect(icon('javascript:alert(1)')[0]).toContain('http or https');
    expect(icon('i.svg')[0]).toContain('http or https');
  });

  it('checks the expressions of a scene layer', () => {
    const layer = (part: object) =>
      scenes({ id: 's', map: { ...view, layers: ['roads', { id: 'w', ...part }] } });
    expect(layer({ filter: ['==', ['get', 'kind'], 'ward'], color: '#0a0' })).toEqual([]);
    expect(layer({ filter: ['=~', 'a', 'b'] })[0]).toContain("Unknown operator '=~'");
    expect(layer({ color: '#12345' })[0]).toContain('Invalid HEX color.');
  });

  it('checks chapters in chapters and areas in areas', () => {
    const chapter = { id: 'c', onChapterEnter: [{ layer: 'flood', opacity: 0.4 }], map: view };
    const story = (last: object) => ({
      stories: [
        {
          id: 'north',
          subAreas: [
            {
              id: 'east',
              story: { id: 's', chapters: [{ ...chapter, subScenes: [{ ...chapter, ...last }] }] },
            },
          ],
        },
      ],
    });
    expect(faults('storytelling', story({}))).toEqual([]);
    expect(
      faults('storytelling', story({ onChapterExit: [{ layer: 'x', opacity: 2 }] }))[0],
    ).toContain('stories[0].subAreas[0].story.chapters[0].subScenes[0].onChapterExit[0].opacity');
  });

  it('lets a question depend only on another of its set', () => {
    const point = (equals?: string, when = 'first') => ({
      touchPoints: [
        {
          location: [1, 2],
          identifier: 'quay',
          questions: {
            showMode: 'one-by-one',
            set: [
              { id: 'first', kind: 'Opinion', question: { text: 'Like it?' } },
              {
                id: 'second',
                kind: 'Preferences',
                question: { text: 'Why?' },
                answers: [{ id: 'a', text: 'Trees' }],
                display: { condition: true, when, equals },
              },
            ],
          },
        },
      ],
    });
    expect(faults('touch-points', point('yes'))).toEqual([]);
    expect(faults('touch-points', point())[0]).toContain('display.equals');
    expect(faults('touch-points', point('yes', 'third'))[0]).toContain('depends on a question');
  });
});
