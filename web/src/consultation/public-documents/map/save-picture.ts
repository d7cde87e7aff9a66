import type { Map as MapLibre } from 'maplibre-gl';

const FILE = 'map-screenshot.png';
const [EDGE, LINE] = [12, 20];

/** Saves what the map shows, with its caption and who owns its data, as map-screenshot.png. */
export async function savePicture(map: MapLibre, figure: HTMLElement): Promise<void> {
  const drawn = await pictureOf(map);
  const density = drawn.width / map.getCanvas().clientWidth;
  const words = ['figcaption', '.attribution'].flatMap(
    (part) => figure.querySelector(part)?.textContent || [],
  );
  const foot = words.length * LINE + 2 * EDGE;
  const sheet = document.createElement('canvas');
  sheet.width = drawn.width;
  sheet.height = drawn.height + Math.ceil(foot * density);
  const paper = sheet.getContext('2d');
  if (!paper) throw new Error('The browser draws no pictures');
  paper.scale(density, density);
  const [width, height] = [drawn.width / density, drawn.height / density];
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, width, height + foot);
  paper.drawImage(drawn, 0, 0, width, height);
  paper.fillStyle = '#1a1f26';
  paper.textBaseline = 'middle';
  for (const [at, line] of words.entries()) {
    paper.font = `${at === 0 ? 600 : 400} 13px system-ui, sans-serif`;
    paper.fillText(line, EDGE, height + EDGE + (at + 0.5) * LINE, width - 2 * EDGE);
  }
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture');
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: FILE }).click();
  // Only once the browser has it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What is drawn can be read only while it is being drawn. */
const pictureOf = (map: MapLibre) =>
  new Promise<HTMLCanvasElement>((resolve) => {
    void map.once('render', () => {
      const canvas = map.getCanvas();
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      resolve(copy);
    });
    map.triggerRepaint();
  });
