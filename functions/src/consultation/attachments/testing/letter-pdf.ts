/** A PDF of two pages, as a program writes it: each page has a line that may be read and one with these words. */
export function letterPdf(secret: string): Buffer {
  const page = (line: string) =>
    `BT /F1 24 Tf 72 700 Td (${line}) Tj ET BT /F1 24 Tf 72 400 Td (${secret}) Tj ET`;
  const contents = [page('The lane floods.'), page('It did in winter.')];
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    ...[5, 6].map(
      (content) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`,
    ),
    ...contents.map((each) => `<< /Length ${each.length} >>\nstream\n${each}\nendstream`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (Letter of ${secret}) /Author (${secret}) /CreationDate (D:20200102030405Z) >>`,
  ];
  const written = objects.map((each, at) => `${at + 1} 0 obj\n${each}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${written}trailer << /Root 1 0 R /Info 8 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}
