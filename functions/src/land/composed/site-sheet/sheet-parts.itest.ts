import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { photo, scan, uploaded } from '../../files/testing/site-files.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import { addRemarks, asOwnerOf, sheetOf } from './testing/sheet-of.ts';

useWorld();

let oak: Council;
let sites: number[] = [];

beforeAll(async () => {
  oak = await newCouncil();
  sites = (await writeSites(oak, someSites(3))).map(({ id }) => id);
  await addRemarks(oak);
}, 120_000);

const siteAt = (index: number) => sites[index] as number;

describe('a site’s sheet has', () => {
  it('the capacity with its working, its years and what they do not add up to', async () => {
    const inputs = {
      grossHectares: 1.37,
      excludedHectares: 0.22,
      developablePercent: 75,
      method: 'density',
      density: 42,
    };
    const saved = await oak.as('officer').put('/site/capacity/save', {
      json: {
        siteId: siteAt(0),
        inputs,
        writeHomesTo: 'homes',
        trajectory: [
          { year: 2028, homes: 10 },
          { year: 2029, homes: 10 },
        ],
      },
    });
    expect(saved.status).toBe(200);
    const { text, textOf } = await sheetOf(oak, siteAt(0));
    expect(textOf(1)).toContain('Homes 36');
    for (const part of [
      '36 homes Saved by officer',
      'Area that can be built on 1.3700 ha − 0.2200 ha 1.1500 ha',
      'Homes 0.8625 ha × 42 = 36.225, rounded down 36',
      '2028/29 10',
      'Total: 20',
      '20 of 36 homes are in the trajectory.',
    ])
      expect(text).toContain(part);
  });

  it('its first clean picture with an alternative text, and none that was not found clean', async () => {
    const before = await sheetOf(oak, siteAt(1));
    expect(before.tags.map(({ alt }) => alt)).not.toContainEqual(
      expect.stringContaining('Picture'),
    );
    const files = await uploaded(oak, siteAt(1), [
      ['Gate <b>.png', photo],
      ['Unscanned.png', photo],
    ]);
    const [first] = files;
    if (first) await scan(oak, first);
    const { tags, text } = await sheetOf(oak, siteAt(1));
    const pictures = tags.filter(({ alt }) => alt?.startsWith('Picture'));
    expect(pictures).toMatchObject([
      { role: 'Figure', alt: expect.stringMatching(/^Picture of .*: Gate.*png$/) },
    ]);
    expect(text).toContain('Gate');
    expect(text).not.toContain('Unscanned');
  });
});

describe('hostile words on a site’s sheet are words', () => {
  const set = (siteId: number, name: string, remarks: string) =>
    asOwnerOf(oak, 'update sites set site_name = $1, remarks = $2 where id = $3', [
      name,
      remarks,
      siteId,
    ]);

  it.each([
    [
      'markup of the engine',
      '#let x = 1 #read("/etc/passwd") $a^2$ *b* _c_ = d \\ // e ` <f> @g ~ "q"',
    ],
    ['a script', '</text><script>alert(1)</script><!--'],
    ['JSON', '{"a": ["\\u0000", \'b\']}'],
  ])('%s', async (_what, words) => {
    await set(siteAt(2), words, `${words}\n${words}`);
    const { text, info } = await sheetOf(oak, siteAt(2));
    expect(text.replaceAll(' ', '').split(words.replaceAll(' ', '')).length).toBeGreaterThan(3);
    expect(info['Title']).toBe(`${words} - Site sheet`);
  });

  it('letters that no font has, pictures in letters, and turned ones', async () => {
    const words =
      'Ŵaun Ελλάδα Кирилл שלום العربية \u202egnp.exe\u202c 漢字 😀👩‍👩‍👧 \u0007\ud800 e\u0301nd';
    await set(siteAt(2), words.replaceAll('\ud800', ''), words.replaceAll('\ud800', ''));
    const { text } = await sheetOf(oak, siteAt(2));
    expect(text).toContain('Ŵaun Ελλάδα Кирилл');
    expect(text).toContain('gnp.exe');
    expect(text).toContain('énd');
    for (const letter of ['\u0007', '\u202e', '\u202c']) expect(text).not.toContain(letter);
  });

  it('a word of 10,000 letters, on as many lines as it takes', async () => {
    const word = 'w'.repeat(10_000);
    await set(siteAt(2), 'x'.repeat(500), word);
    const { text, items } = await sheetOf(oak, siteAt(2));
    expect(text.match(/w/g)?.length).toBeGreaterThanOrEqual(10_000);
    for (const { x, width } of items) expect(x + width).toBeLessThanOrEqual(596 - 39);
  });
});
