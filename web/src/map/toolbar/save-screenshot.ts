import type { MapRef } from 'react-map-gl/maplibre';
import { type MapNotes, notesOf } from './map-notes.ts';
import { mapPicture } from './map-picture.ts';

const FILE = 'map-screenshot.png';
const LINE = 18;
const EDGE = 12;
const FONT = '"Inter Variable", sans-serif';

/** Draws the map and its notes on one sheet and has the browser save it. */
export async function saveScreenshot(map: MapRef, frame: HTMLElement): Promise<void> {
  const picture = await mapPicture(map);
  const density = picture.width / map.getCanvas().clientWidth;
  const sheet = sheetOf(picture, notesOf(map, frame), density);
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture');
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  // Only once the browser has it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The picture with legend, scale and attribution below it. */
function sheetOf(picture: HTMLCanvasElement, notes: MapNotes, density: number): HTMLCanvasElement {
  const width = picture.width / density;
  const height = picture.height / density;
  const sheet = document.createElement('canvas');
  const paper = sheet.getContext('2d');
  if (!paper) throw new Error('The browser draws no pictures');
  const font = (weight: number) => `${weight} 12px ${FONT}`;
  paper.font = font(400);
  const legend = flow(notes.legend, width, (text) => paper.measureText(text).width);
  const credits = notes.attribution.flatMap((line) => wrapped(paper, line, width - 2 * EDGE));
  const foot = (1 + legend.rows + credits.length) * LINE + 2 * EDGE;
  sheet.width = picture.width;
  sheet.height = picture.height + Math.ceil(foot * density);
  paper.scale(density, density);
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, width, height + foot);
  paper.drawImage(picture, 0, 0, width, height);
  drawScale(paper, notes.scale, width, height);

  paper.textBaseline = 'middle';
  let y = height + EDGE + LINE / 2;
  paper.fillStyle = '#161b21';
  paper.font = font(600);
  paper.fillText(`${notes.title} · ${notes.about}`, EDGE, y, width - 2 * EDGE);
  paper.font = font(400);
  y += LINE;
  for (const { text, sign, x, row } of legend.entries) {
    const middle = y + row * LINE;
    const wide = widthOf(sign);
    if (typeof sign === 'string') {
      paper.fillStyle = sign;
      paper.fillRect(x, middle - 5, wide, 10);
    } else paper.drawImage(sign, x, middle - 6, wide, 12);
    paper.fillStyle = '#161b21';
    paper.fillText(text, x + wide + 6, middle);
  }
  y += legend.rows * LINE;
  paper.fillStyle = '#4a5560';
  credits.forEach((line, index) => paper.fillText(line, EDGE, y + index * LINE));
  return sheet;
}

/** Pixels; a layer's style in miniature is half as wide again as it is high. */
const widthOf = (sign: MapNotes['legend'][number]['sign']) => (typeof sign === 'string' ? 10 : 18);

/** Arranges the legend's entries side by side, in as many rows as needed. */
function flow(entries: MapNotes['legend'], width: number, measure: (text: string) => number) {
  let [x, row] = [EDGE, 0];
  const placed = entries.map((entry) => {
    const takes = widthOf(entry.sign) + measure(entry.text) + 22;
    if (x > EDGE && x + takes > width) [x, row] = [EDGE, row + 1];
    const at = { ...entry, x, row };
    x += takes;
    return at;
  });
  return { entries: placed, rows: placed.length > 0 ? row + 1 : 0 };
}

function wrapped(paper: CanvasRenderingContext2D, text: string, width: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && paper.measureText(longer).width <= width)
      return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, []);
}

function drawScale(
  paper: CanvasRenderingContext2D,
  { words, share }: MapNotes['scale'],
  width: number,
  height: number,
): void {
  const length = share * width;
  const [left, bottom] = [width - EDGE - length, height - EDGE];
  paper.fillStyle = 'rgba(255, 255, 255, 0.85)';
  paper.fillRect(left - 6, bottom - 24, length + 12, 30);
  paper.strokeStyle = '#161b21';
  paper.lineWidth = 2;
  paper.beginPath();
  paper.moveTo(left, bottom - 6);
  paper.lineTo(left, bottom);
  paper.lineTo(left + length, bottom);
  paper.lineTo(left + length, bottom - 6);
  paper.stroke();
  paper.fillStyle = '#161b21';
  paper.textAlign = 'center';
  paper.fillText(words, left + length / 2, bottom - 10);
  paper.textAlign = 'left';
}
