import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRegister } from './read-register.ts';

const HEADS = ['SiteReference', 'SiteNameAddress', 'GeoX', 'GeoY', 'Hectares', 'LastUpdatedDate'];
const shared = (texts: string[]) =>
  `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;

/** A workbook with a title on its first sheet and the register on its second, as a spreadsheet writes it. */
const workbook = (row: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets/></workbook>'),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(shared([...HEADS, 'Smith &amp; Sons&#8217; yard'])),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Register</t></is></c></row></sheetData></worksheet>',
    ),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet><sheetData><row r="2">${HEADS.map((_, at) => `<c r="${'ABCDEF'[at]}2" t="s"><v>${at}</v></c>`).join('')}</row>${row}</sheetData></worksheet>`,
    ),
  });

describe('a register in a workbook', () => {
  it('is read with its texts, its days and its row numbers', () => {
    const { encoding, sites } = readRegister(
      workbook(
        '<row r="4"><c r="A4"><v>3468</v></c><c r="B4" t="s"><v>6</v></c><c r="C4"><v>-1.61</v></c><c r="D4"><v>54.97</v></c><c r="F4" s="1"><v>43091</v></c></row>',
      ),
    );
    expect(encoding).toBe('workbook');
    expect(sites).toMatchObject([
      {
        row: 4,
        reference: '3468',
        values: {
          SiteNameAddress: 'Smith & Sons’ yard',
          Hectares: null,
          LastUpdatedDate: '2017-12-22',
        },
        position: { x: -1.61, y: 54.97, srid: 4326 },
      },
    ]);
  });

  it('is refused where the archive has no sheet, or the file is of the old kind', () => {
    expect(() => readRegister(zipSync({ 'readme.txt': strToU8('hello') }))).toThrow('worksheet');
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
    expect(() => readRegister(old)).toThrow('old kind');
  });
});
