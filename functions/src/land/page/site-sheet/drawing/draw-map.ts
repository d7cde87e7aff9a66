import type { Geometry, Position } from 'geojson';
import { formatNumber } from '../../../../council/ground/dictionary/format-value.ts';
import { barLength, MAP_SIZE } from '../map-frame.ts';
import { sheetMessages as messages } from '../messages.ts';
import type { SiteSheet } from '../sheet.ts';
import type { Writer } from './writer.ts';

const INK = '#1a1f26';
const LAND = '#f4f2ec';
const FILLS: Record<string, string> = { green: '#d5e5c6', water: '#b5d3e3' };
/** The red line that marks the site in a planning application. */
const SITE = '#c8102e';
const OTHER = '#5b6673';

type Place = (position: Position) => [number, number];

/** The map with its top left corner at x, y: the council's basemap, other sites faintly, the site with a red line. */
export function drawMap(
  writer: Writer,
  map: NonNullable<SiteSheet['map']>,
  x: number,
  y: number,
): void {
  const { doc } = writer;
  const { frame, surroundings } = map;
  const { width, height } = MAP_SIZE;
  const perMetre = width / (frame[2] - frame[0]);
  const place: Place = ([east = 0, north = 0]) => [
    x + (east - frame[0]) * perMetre,
    y + (frame[3] - north) * perMetre,
  ];
  doc.save().rect(x, y, width, height).clip();
  doc.rect(x, y, width, height).fill(LAND);
  const ofRole = (role: string) =>
    surroundings.basemap.filter((each) => each.role === role).map(({ shape }) => shape);
  for (const role of ['green', 'water'])
    for (const shape of ofRole(role))
      if (trace(doc, shape, place)) doc.fill(FILLS[role] as string, 'even-odd');
  stroke(doc, ofRole('road'), place, '#cfcabd', 4);
  stroke(doc, ofRole('road'), place, '#ffffff', 2.8);
  doc.dash(4, { space: 3 });
  stroke(doc, ofRole('ward'), place, '#8d7f9b', 0.6);
  doc.undash();
  for (const shape of surroundings.otherSites)
    drawShape(doc, shape, place, OTHER, [0.12, 0.5, 0.6]);
  drawShape(doc, surroundings.site, place, SITE, [0.14, 1, 1.8]);
  doc.restore();
  doc.rect(x, y, width, height).lineWidth(0.5).stroke('#9aa3ad');
  drawNorth(writer, x + width - 22, y + 10);
  drawScaleBar(writer, map, x + 10, y + height - 26, perMetre);
}

function stroke(
  doc: PDFKit.PDFDocument,
  shapes: Geometry[],
  place: Place,
  colour: string,
  width: number,
) {
  let drawn = false;
  for (const shape of shapes) drawn = trace(doc, shape, place) || drawn;
  if (drawn) doc.lineWidth(width).lineJoin('round').lineCap('round').stroke(colour);
}

/** An area, a line or a point; opacities of fill and line, and the line's width. */
function drawShape(
  doc: PDFKit.PDFDocument,
  shape: Geometry,
  place: Place,
  colour: string,
  [fill, line, width]: [number, number, number],
) {
  for (const point of pointsIn(shape)) {
    const [px, py] = place(point);
    doc
      .circle(px, py, 2 + width * 1.5)
      .fillOpacity(Math.max(fill, line * 0.8))
      .fill(colour);
    doc.fillOpacity(1);
  }
  if (!trace(doc, shape, place)) return;
  doc.fillOpacity(fill).strokeOpacity(line).lineWidth(width).lineJoin('round');
  doc.fillAndStroke(colour, colour, 'even-odd');
  doc.fillOpacity(1).strokeOpacity(1);
}

/** Lays out the lines and rings of a shape as a path; false if it has none. */
function trace(doc: PDFKit.PDFDocument, shape: Geometry, place: Place): boolean {
  const lines = linesIn(shape).filter(({ positions }) => positions.length > 1);
  for (const { positions, closed } of lines) {
    positions.forEach((position, index) => {
      const [px, py] = place(position);
      if (index === 0) doc.moveTo(px, py);
      else doc.lineTo(px, py);
    });
    if (closed) doc.closePath();
  }
  return lines.length > 0;
}

interface Line {
  positions: Position[];
  closed: boolean;
}
const ring = (positions: Position[]): Line => ({ positions, closed: true });
const open = (positions: Position[]): Line => ({ positions, closed: false });

function linesIn(shape: Geometry): Line[] {
  switch (shape.type) {
    case 'Polygon':
      return shape.coordinates.map(ring);
    case 'MultiPolygon':
      return shape.coordinates.flat().map(ring);
    case 'LineString':
      return [open(shape.coordinates)];
    case 'MultiLineString':
      return shape.coordinates.map(open);
    case 'GeometryCollection':
      return shape.geometries.flatMap(linesIn);
    case 'Point':
    case 'MultiPoint':
      return [];
  }
}

function pointsIn(shape: Geometry): Position[] {
  if (shape.type === 'Point') return [shape.coordinates];
  if (shape.type === 'MultiPoint') return shape.coordinates;
  return shape.type === 'GeometryCollection' ? shape.geometries.flatMap(pointsIn) : [];
}

function drawNorth(writer: Writer, x: number, y: number) {
  const { doc } = writer;
  doc
    .circle(x + 6, y + 13, 15)
    .fillOpacity(0.85)
    .fill('#ffffff')
    .fillOpacity(1);
  doc.polygon([x + 6, y], [x + 11, y + 15], [x + 6, y + 11], [x + 1, y + 15]).fill(INK);
  const style = { size: 8, bold: true };
  writer.write(messages.north, x + 6 - writer.width(messages.north, style) / 2, y + 16, style);
}

function drawScaleBar(
  writer: Writer,
  { scale }: NonNullable<SiteSheet['map']>,
  x: number,
  y: number,
  perMetre: number,
) {
  const { doc } = writer;
  const metres = barLength(120 / perMetre);
  const width = metres * perMetre;
  const length = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const words = `${length} · ${messages.scale(formatNumber(scale))}`;
  const style = { size: 7 };
  const plate = Math.max(width, writer.width(words, style)) + 10;
  doc
    .rect(x - 5, y - 4, plate, 25)
    .fillOpacity(0.85)
    .fill('#ffffff')
    .fillOpacity(1);
  writer.write(words, x, y - 1, style);
  doc.rect(x, y + 11, width / 2, 4).fill(INK);
  doc
    .rect(x, y + 11, width, 4)
    .lineWidth(0.6)
    .stroke(INK);
}
