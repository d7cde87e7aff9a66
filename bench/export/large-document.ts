import { plainStyle } from '../../functions/src/land/ground/layers/style/plain-style.ts';
import { drawMap } from '../../functions/src/land/ground/map-picture/draw-map.ts';
import type {
  MapFrame,
  NamedShape,
} from '../../functions/src/land/ground/map-picture/map-picture.ts';
import type {
  Edition,
  EditionBlock,
  EditionSection,
} from '../../functions/src/consultation/ground/documents/edition.ts';
import { blockId, type Dice, dice, said } from '../made-words.ts';

export const MAPS = 40;
const PARAGRAPHS = 72;
const SITES = 30;
/** Of a map, as councils' basemaps have them at 1:10,000. */
const ROADS = 500;
const AREAS = 150;
const SIZE = { width: 825, height: 450 };
const FRAME: MapFrame = [420_000, 560_000, 422_910, 561_587];

function pictureOf(next: Dice): string {
  const [west, south, east, north] = FRAME;
  const place = () => [west + next(east - west), south + next(north - south)];
  const named = (shape: NamedShape['shape'], at: number[], name: string): NamedShape => ({
    shape,
    at,
    name,
  });
  const area = (radius: number, corners: number, name: string) => {
    const [x = 0, y = 0] = place();
    const ring = Array.from({ length: corners }, (_, at) => {
      const [turn, reach] = [(at / corners) * 2 * Math.PI, radius * (0.7 + next(0.3))];
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    });
    return named({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] }, [x, y], name);
  };
  const road = () => {
    const line = [place()];
    for (let at = 0; at < 8; at += 1) {
      const [x = 0, y = 0] = line.at(-1)!;
      line.push([x + next(80) - 40, y + next(80) - 40]);
    }
    return named({ type: 'LineString', coordinates: line }, line[4]!, `${said(next, 1)} Street`);
  };
  return drawMap({
    frame: FRAME,
    size: SIZE,
    scale: 10_000,
    scaleWords: '',
    north: 'N',
    basemap: [
      ...Array.from({ length: AREAS }, () => ({ ...area(60, 14, ''), role: 'green' })),
      ...Array.from({ length: ROADS }, () => ({ ...road(), role: 'road' })),
    ],
    themes: [
      {
        style: plainStyle('zones'),
        colour: '#1d4f91',
        features: Array.from({ length: 20 }, () => ({ ...area(120, 30, ''), properties: {} })),
      },
    ],
    otherSites: [],
    sites: Array.from({ length: SITES }, (_, at) => ({
      ...area(50, 12, `Site ${at + 1}`),
      mark: String(at + 1),
    })),
  });
}

/** A document of 40 sections, each with some pages of text, a map and its sites, and the pictures of its maps. */
export function largeDocument(): { edition: Edition; files: Map<string, string> } {
  const next = dice(7);
  const files = new Map<string, string>();
  const sections = Array.from({ length: MAPS }, (_, at): EditionSection => {
    const id = blockId(at);
    files.set(`maps/${id}.svg`, pictureOf(next));
    const map: EditionBlock = {
      id,
      type: 'map',
      content: {
        caption: `Sites in area ${at + 1}`,
        picture: `maps/${id}.svg`,
        data: `maps/${id}.json`,
        words: `A map of ${SITES} sites in area ${at + 1}`,
        layers: [{ layerId: 'flood', name: 'Flood zone 3', description: '', colour: '#1d4f91' }],
        sites: Array.from({ length: SITES }, (_site, number) => ({
          id: at * SITES + number,
          name: `Site ${number + 1}`,
          reference: `A${number}`,
          info: [{ title: 'Ward', value: said(next, 2) }],
        })),
        attribution: [],
      },
    };
    const paragraphs = (count: number) =>
      Array.from({ length: count }, () => `<p>${said(next, 70)}.</p>`).join('');
    const text: EditionBlock = {
      id: blockId(1000 + at),
      type: 'textBlock',
      content: {
        html: `<h2>Why</h2>${paragraphs(PARAGRAPHS / 4)}<h2>Where</h2>${paragraphs(PARAGRAPHS / 4)}`,
      },
    };
    return {
      id: blockId(2000 + at),
      title: `Area ${at + 1}`,
      number: String(at + 1),
      level: 1,
      rows: [[text], [map]],
      sections: [],
    };
  });
  return {
    edition: { title: 'Local plan', subtitle: '', hideSectionNumberings: false, sections },
    files,
  };
}
