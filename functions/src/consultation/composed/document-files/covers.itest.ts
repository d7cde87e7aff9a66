import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { changeConsultation, addConsultation } from '../../consultations/contract.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { pagesServed } from '../public-site/testing/served-pages.ts';

useWorld();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><rect width="60" height="60" fill="#204a87"/></svg>';
const kept = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const times = {
  name: 'Local plan, first draft',
  kind: 'Publication (regulation 19)' as const,
  opensAt: '2020-01-01T09:00',
  closesAt: '2190-07-02T17:00',
};

describe('the head of a document on paper', () => {
  const page = pagesServed();
  let oak: Council;
  let consultationId: number;
  let row_version: number;
  beforeAll(async () => {
    oak = await newCouncil({ record: { logo: kept(LOGO) } });
    const { consultation } = await oak.as('officer').call(addConsultation, times);
    consultationId = consultation.id;
    row_version = consultation.row_version;
  }, 120_000);

  const words = (paragraphs: number) =>
    '<p>The council needs homes that people can afford.</p>'.repeat(paragraphs);
  const plan = (title: string, paragraphs: number) =>
    made(title, [
      section('1', 'Homes', [textBlock(1, words(paragraphs))]),
      section('2', 'Work', [textBlock(2, words(paragraphs))]),
    ]);
  const published = (title: string, paragraphs: number, council = oak) =>
    putEdition(council, plan(title, paragraphs), council === oak ? { consultationId } : {});
  const read = async (id: number, council = oak) =>
    readPdf((await page(`/p/document/${id}/editions/1/download/pdf`, council)).bytes);
  const wordFile = async (id: number) =>
    strFromU8(
      unzipSync((await page(`/p/document/${id}/editions/1/download/docx`, oak)).bytes)[
        'word/document.xml'
      ]!,
    );
  const figures = ({ tags }: { tags: { role: string; alt?: string }[] }) =>
    tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
  const open = 'Open: 1 January 2020 at 09:00 to 2 July 2190 at 17:00 (UK time)';

  it('is a cover before a long one: whose it is, its title, when it is open and which edition', async () => {
    const id = await published('A long plan', 400);
    const pdf = await read(id);
    const cover = pdf.textOf(1);
    for (const said of ['A long plan', `Consultation: ${times.name}`, open, 'edition 1'])
      expect(cover).toContain(said);
    expect(cover).toContain(`Council ${oak.shortName}`);
    expect(cover).not.toMatch(/Contents|The council needs|Page 1/);
    expect(pdf.textOf(2)).toMatch(/Contents 1 Homes[. ]+2.*The council needs.*Page 2/);
    expect(figures(pdf)).toEqual([`Council ${oak.shortName}`]);
    expect(pdf.marked).toBe(true);
    expect(pdf.tags.filter(({ role }) => role === 'H1')).toHaveLength(1);
    const word = await wordFile(id);
    expect(word.match(/descr="([^"]*)"/)?.[1]).toBe(`Council ${oak.shortName}`);
    // A section of its own, before the contents.
    expect(word).toMatch(/A long plan.*Local plan, first draft.*<w:sectPr.*Contents/);
  });

  it('stands on the first page of a short one, with its text', async () => {
    const pdf = await read(await published('A short note', 3));
    expect(pdf.pages).toBe(1);
    expect(pdf.text).toMatch(
      /A short note.*Consultation: Local plan.*Open: 1 January 2020.*The council needs/,
    );
    expect(figures(pdf)).toEqual([`Council ${oak.shortName}`]);
  });

  it('says the deadline that holds, once it was moved', async () => {
    const id = await published('Moved', 3);
    expect((await read(id)).text).toContain(open);
    await oak.as('officer').call(changeConsultation, {
      ...times,
      id: consultationId,
      closesAt: '2190-07-09T17:00',
      row_version,
    });
    expect((await read(id)).text).toContain(
      '9 July 2190 at 17:00 (UK time), extended from 2 July 2190 at 17:00',
    );
  });

  it('has a logo that names a picture elsewhere as dots, and a file of it', async () => {
    const linked = LOGO.replace('</svg>', '<image href="https://www.example.org/a.png"/></svg>');
    const fir = await newCouncil({ record: { logo: kept(linked) } });
    const id = await published('Linked', 3, fir);
    expect(figures(await read(id, fir))).toEqual([`Council ${fir.shortName}`]);
    const entries = unzipSync(
      (await page(`/p/document/${id}/editions/1/download/docx`, fir)).bytes,
    );
    const media = Object.keys(entries).filter((name) => name.startsWith('word/media/'));
    expect(media.map((name) => name.replace(/.*\./, ''))).toEqual(['png']);
  });

  it('has the council’s colour, also where that changed after it was asked for', async () => {
    const yew = await newCouncil({ record: { mainColor: '#6a1b75' } });
    const id = await published('Coloured', 3, yew);
    const fills = async () => (await read(id, yew)).drawn.flatMap((each) => each.fills);
    const before = await fills();
    expect(before).toContain('#6a1b75');
    await asOwner(({ client }) =>
      inOwnerTransaction(client, () =>
        client.query(
          `update platform.tenants set record = record || '{"mainColor": "#1b6b3a"}' where short_name = $1`,
          [yew.shortName],
        ),
      ),
    );
    const after = await fills();
    expect(after).toContain('#1b6b3a');
    expect(after).not.toContain('#6a1b75');
  });

  it.each([
    ['has none', undefined],
    ['cannot be drawn', kept('<svg')],
    ['is elsewhere', 'https://www.example.org/logo.png'],
  ])('has the council’s name alone where a logo %s', async (_why, logo) => {
    const elm = await newCouncil({ record: logo === undefined ? {} : { logo } });
    for (const paragraphs of [3, 400]) {
      const pdf = await read(await published('Plain', paragraphs, elm), elm);
      expect(figures(pdf)).toEqual([]);
      expect(pdf.textOf(1)).toContain(`Council ${elm.shortName}`);
      expect(pdf.textOf(1)).not.toContain('Consultation:');
    }
  });
});
