import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { IslandFault } from '../loading/island-fault.ts';
import { loadPart } from '../loading/load-part.ts';
import { islandMessages as messages } from '../messages.ts';

/** Makes a map that can be moved of a map's picture; where that cannot be drawn, the picture and the list stay. */
export default async function enhanceMap(figure: HTMLElement): Promise<void> {
  const address = figure.dataset['map'];
  if (address === undefined) return;
  if (!canDraw()) {
    // What stays a picture needs no more room than it: a map needs some height on a phone.
    figure.classList.add('is-still');
    return;
  }
  const hasSites = figure.querySelector('.sites') !== null;
  tell(figure, hasSites ? messages.loadingSites : messages.loadingMap);
  try {
    const [data, { liveMap }] = await Promise.all([
      read(address, hasSites ? messages.sitesFailed : messages.mapFailed),
      loadPart('live-map', () => import('./live-map.ts')),
    ]);
    liveMap(figure, data);
  } finally {
    tell(figure, '');
  }
}

async function read(address: string, failed: string): Promise<EditionMapData> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as EditionMapData;
  } catch (cause) {
    throw new IslandFault(failed, { cause });
  }
}

/** Old phones and locked-down browsers have no WebGL. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Beside the site details, which are there in any case. */
function tell(figure: HTMLElement, words: string): void {
  const place = figure.querySelector('[data-part="status"]');
  if (place) place.textContent = words;
}
