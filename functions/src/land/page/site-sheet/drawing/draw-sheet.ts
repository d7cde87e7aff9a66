import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { MAP_SIZE } from '../map-frame.ts';
import { sheetMessages as messages } from '../messages.ts';
import type { SiteSheet } from '../sheet.ts';
import { drawFacts } from './draw-facts.ts';
import { drawMap } from './draw-map.ts';
import { Writer } from './writer.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = PAGE.height - MARGIN - 10;
const MUTED = '#56606b';
/** Constraints may take up at most this much of the page, in points. */
const CONSTRAINT_ROOM = 84;

/** The sheet as a PDF of one A4 page. */
export async function drawSheet(sheet: SiteSheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // It would embed Helvetica, which nothing here uses.
    font: null as unknown as string,
    info: { Title: `${sheet.name} - ${messages.kind}`, Author: sheet.council },
    lang: 'en-GB',
    displayTitle: true,
  });
  const bytes = buffer(doc);
  const writer = new Writer(doc);
  const mapTop = drawHead(writer, sheet);
  const factsTop = drawMapPart(writer, sheet, mapTop);
  drawText(writer, sheet, factsTop);
  drawFooter(writer, sheet);
  doc.end();
  return bytes;
}

function drawHead(writer: Writer, { council, colour, name, about }: SiteSheet): number {
  const { doc } = writer;
  const kind = { size: 9, colour: MUTED };
  const [title] = writer.lines(council, WIDTH - 80, { size: 11, bold: true }, 1);
  writer.write(title ?? '', MARGIN, MARGIN - 8, { size: 11, bold: true });
  writer.write(messages.kind, MARGIN + WIDTH - writer.width(messages.kind, kind), MARGIN - 6, kind);
  doc.rect(MARGIN, MARGIN + 10, WIDTH, 3).fill(colour);
  let y = MARGIN + 22;
  const heading = { size: 17, bold: true };
  for (const line of writer.lines(name, WIDTH, heading, 2)) {
    writer.write(line, MARGIN, y, heading);
    y += 22;
  }
  const small = { size: 9.5, colour: MUTED };
  for (const line of writer.lines(about.join(' · '), WIDTH, small, 2)) {
    writer.write(line, MARGIN, y, small);
    y += 13;
  }
  return y + 6;
}

function drawMapPart(writer: Writer, { map }: SiteSheet, y: number): number {
  const { doc } = writer;
  const small = { size: 7, colour: MUTED };
  if (!map) {
    doc.rect(MARGIN, y, WIDTH, 40).lineWidth(0.5).stroke('#9aa3ad');
    writer.write(messages.noPlace, MARGIN + 12, y + 14, { size: 9.5, colour: MUTED });
    return y + 54;
  }
  drawMap(writer, map, MARGIN, y);
  let below = y + MAP_SIZE.height + 4;
  for (const line of writer.lines(map.surroundings.attribution.join(' '), WIDTH, small, 2)) {
    writer.write(line, MARGIN, below, small);
    below += 9;
  }
  return below + 6;
}

function drawText(writer: Writer, sheet: SiteSheet, top: number) {
  const { facts, constraints, tested, colour } = sheet;
  const heading = { size: 11, bold: true };
  const plain = { size: 8.5, colour: MUTED };
  const bottom = FOOT - 14;
  writer.write(messages.facts, MARGIN, top, heading);
  const room = { x: MARGIN, width: WIDTH, columns: 2 };
  const height = bottom - CONSTRAINT_ROOM - 34 - (top + 18);
  const drawn = drawFacts(writer, facts, { ...room, y: top + 18, height });
  let y = drawn.bottom;
  const said =
    facts.length === 0 ? messages.noFacts : drawn.left > 0 ? messages.moreFacts(drawn.left) : '';
  if (said) {
    writer.write(said, MARGIN, y, plain);
    y += 12;
  }
  y += 8;
  writer.doc.rect(MARGIN, y, WIDTH, 0.75).fill(colour);
  y += 7;
  writer.write(messages.constraints, MARGIN, y, heading);
  if (constraints.length === 0 || tested === 'point') {
    writer.write(messages.tested[tested], MARGIN, y + 18, plain);
    y += 14;
  }
  if (constraints.length === 0) {
    return;
  }
  const listed = drawFacts(writer, constraints, { ...room, y: y + 18, height: bottom - (y + 30) });
  if (listed.left > 0)
    writer.write(messages.moreConstraints(listed.left), MARGIN, listed.bottom, plain);
}

function drawFooter(writer: Writer, { footer }: SiteSheet) {
  const small = { size: 7.5, colour: MUTED };
  writer.doc.rect(MARGIN, FOOT - 6, WIDTH, 0.5).fill('#c9ced4');
  const [line] = writer.lines(footer.join(' · '), WIDTH, small, 1);
  writer.write(line ?? '', MARGIN, FOOT, small);
}
