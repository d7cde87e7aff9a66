import { zip } from './archives.ts';
import { bytesOf } from './bytes-of.ts';
import { eicar } from './eicar.ts';
import { pdf, stream } from './pdf.ts';

/** PDFs that reach for other files or play something, and those that are another kind of file as well. */
export const actingPdfs = (): [what: string, name: string, bytes: Buffer, reason: RegExp][] => [
  [
    'a PDF that opens a file elsewhere',
    'elsewhere-2.pdf',
    pdf(['<< /S /GoToR /F (\\\\\\\\10.0.0.1\\\\share\\\\x.pdf) /D [0 /Fit] >>']),
    /from elsewhere/,
  ],
  [
    'a PDF that reads a thread of another',
    'thread.pdf',
    pdf(['<< /S /Thread /F (other.pdf) /D 0 >>']),
    /from elsewhere/,
  ],
  [
    'a PDF whose stream is another file',
    'outside.pdf',
    pdf([stream('/F (other.bin) /FFilter /FlateDecode', bytesOf('x'))]),
    /from elsewhere/,
  ],
  ['a PDF with a film', 'film.pdf', pdf(['<< /Subtype /Movie /Movie 9 0 R >>']), /films/],
  ['a PDF with a sound', 'sound.pdf', pdf(['<< /S /Sound /Sound 9 0 R >>']), /active media/],
  [
    'an archive in the middle of a PDF',
    'middle.pdf',
    pdf([stream('', zip({ 'a.com': eicar() }))]),
    /hidden in/,
  ],
  ['a PDF that is a web page as well', 'page.pdf', webPage(), /web page/],
];

function webPage(): Buffer {
  const whole = pdf([]);
  return Buffer.concat([bytesOf('%PDF-1.4 <html><script>alert(1)</script>\n'), whole]);
}
