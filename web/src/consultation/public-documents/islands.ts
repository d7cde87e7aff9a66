import { keepCouncil } from './keep-council.ts';

/** Makes more of a part of a page that is there and read without it. */
type Enhance = (place: HTMLElement) => void;

/** What may be named by `data-island`; each is loaded when one of them comes near the window. */
const islands: Record<string, () => Promise<{ default: Enhance }>> = {
  state: () => import('./state/renew-state.ts'),
  reading: () => import('./reading/tell-reading.ts'),
  header: () => import('./header/header.ts'),
  contents: () => import('./contents.ts'),
  sections: () => import('./copy-links.ts'),
  carousel: () => import('./carousel.ts'),
  question: () => import('./questions/question.tsx'),
  video: () => import('./video.ts'),
  map: () => import('./map/map-island.ts'),
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
      const load = islands[target.dataset['island'] ?? ''];
      // What cannot be loaded stays as it was read.
      void load?.().then(({ default: enhance }) => enhance(target), console.warn);
    }
  },
  { rootMargin: `${NEAR} 0px` },
);
if (stays) for (const place of document.querySelectorAll('[data-island]')) near.observe(place);
