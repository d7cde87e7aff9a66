import { describe, expect, it } from 'vitest';
import { inspect } from './inspect.ts';
import { changed, forTheWeb } from './testing/genuine-pdfs.ts';
import { pdf } from './testing/pdf.ts';

const judged = (bytes: Buffer) => inspect(bytes, 'application/pdf');
const REMARK = '<< /Type /Annot /Subtype /Text /Contents (A remark) /Rect [0 0 10 10] >>';
const FIELD = '<< /FT /Tx /T (name) /V (Ada) /Subtype /Widget /Rect [0 0 10 10] >>';
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const START = '<< /S /Launch /F (cmd.exe) >>';

describe('a PDF as programs write and change it', () => {
  it('is judged by what was appended to it, once and again', async () => {
    const remarked = changed(pdf([FIELD]), REMARK);
    expect(await judged(remarked)).toBeUndefined();
    expect(await judged(changed(remarked, REMARK))).toBeUndefined();
    expect(await judged(changed(remarked, SCRIPT))).toMatch(/script/);
    expect(await judged(changed(changed(remarked, START), REMARK))).toMatch(/start programs/);
    expect(await judged(changed(remarked, '<< /Encrypt 9 0 R >>'))).toMatch(/protected/);
  });

  it('is judged by its packed objects where it is prepared for the web', async () => {
    expect(await judged(forTheWeb(REMARK))).toBeUndefined();
    expect(await judged(changed(forTheWeb(FIELD), REMARK))).toBeUndefined();
    expect(await judged(forTheWeb(SCRIPT))).toMatch(/script/);
  });
});
