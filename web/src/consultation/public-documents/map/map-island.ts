import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { islandMessages as messages } from '../messages.ts';

/** Makes a map that can be moved of a map's picture; where that cannot be, the picture and the list stay. */
export default function enhanceMap(figure: HTMLElement): void {
  void begin(figure).catch((error: unknown) => {
    console.warn(error);
    tell(figure, messages.sitesFailed);
  });
}

async function begin(figure: HTMLElement): Promise<void> {
  const address = figure.dataset['map'];
  if (address === undefined || !canDraw()) return;
  tell(figure, messages.loadingSites);
  const [data, { liveMap }] = await Promise.all([read(address), import('./live-map.ts')]);
  liveMap(figure, data);
  tell(figure, '');
}

async function read(address: string): Promise<EditionMapData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as EditionMapData;
}

/** Old phones and locked-down browsers have no WebGL. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Beside the site details, which are there in any case. */
function tell(figure: HTMLElement, words: string): void {
  const place = figure.querySelector('[data-part="status"]');
  if (place) place.textContent = words;
}
