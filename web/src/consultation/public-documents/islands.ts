import { keepCouncil } from './keep-council.ts';
import { loadPart } from './loading/load-part.ts';
import { type Island, startIsland } from './loading/start-island.ts';

/** What may be named by `data-island`; each is loaded when one of them comes near the window. */
const islands: Record<string, Island> = {
  state: { load: () => loadPart('renew-state', () => import('./state/renew-state.ts')) },
  reading: { load: () => loadPart('tell-reading', () => import('./reading/tell-reading.ts')) },
  header: { load: () => loadPart('header', () => import('./header/header.ts')) },
  contents: { load: () => loadPart('contents', () => import('./contents.ts')) },
  sections: { load: () => loadPart('copy-links', () => import('./copy-links.ts')) },
  carousel: { load: () => loadPart('carousel', () => import('./carousel.ts')) },
  question: {
    load: () => loadPart('question', () => import('./questions/question.tsx')),
    isUsed: true,
  },
  video: { load: () => loadPart('video', () => import('./video.ts')), isUsed: true },
  map: { load: () => loadPart('map-island', () => import('./map/map-island.ts')), isUsed: true },
};

/** Pixels before it comes into sight. */
const NEAR = '600px';

document.documentElement.classList.add('js');
const stays = keepCouncil();

const near = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      near.unobserve(target);
      const island = islands[target.dataset['island'] ?? ''];
      if (island) void startIsland(target, island);
    }
  },
  { rootMargin: `${NEAR} 0px` },
);
if (stays) for (const place of document.querySelectorAll('[data-island]')) near.observe(place);
