import { describe, expect, it } from 'vitest';
import { readRegister, refuseNoRegister } from './read-register.ts';

const HEAD = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares';
const OAK = 'OAK,Oak,-1.61,54.97,1';

describe('a file that is no whole register', () => {
  it.each([
    ['a byte that no text has', `${HEAD}\n${OAK}\nELM,\0`, 'Line 3 holds a byte'],
    ['a quotation mark that is never closed', `${HEAD}\nOAK,"Oak,-1.61,54.97,1`, 'never closed'],
    ['more rows than a council has', `${HEAD}\n${`${OAK}\n`.repeat(20_001)}`, '20,000 rows'],
    ['an old workbook', '\u00d0\u00cf\u0011\u00e0', 'XLSX or CSV'],
    ['nothing', '', 'empty'],
  ])('says so at once: %s', (_, text, words) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(() => refuseNoRegister(bytes)).toThrow(words);
    expect(() => readRegister(bytes)).toThrow(words);
  });

  it('a number too large for any is refused with what stands there', () => {
    const { sites, findings } = readRegister(
      Buffer.from(`${HEAD}\n${OAK}\nELM,Elm,1e400,54.97,1\nASH,Ash,-1.61,54.97,1e400`),
    );
    expect(sites.map(({ reference }) => reference)).toEqual(['OAK', 'ASH']);
    const refused = findings.filter(({ outcome }) => outcome === 'refused');
    expect(refused).toEqual([
      expect.objectContaining({ row: 3, reason: expect.stringContaining('"1e400"') }),
      expect.objectContaining({ row: 4, column: 'Hectares', from: '1e400' }),
    ]);
  });
});
