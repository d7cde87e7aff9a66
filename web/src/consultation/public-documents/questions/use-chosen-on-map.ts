import { useEffect, useRef } from 'react';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';

/** Hears of the sites that are chosen on the question's map, which dispatches 'site-chosen' within its block. */
export function useChosenOnMap(
  { id, question }: QuestionIslandData,
  onChoose: (siteId: number) => void,
): void {
  const hear = useRef(onChoose);
  useEffect(() => {
    hear.current = onChoose;
  });
  useEffect(() => {
    const block = document.getElementById(id);
    const chosen = (event: Event) => {
      const { siteId } = (event as CustomEvent<{ siteId: number }>).detail;
      if (question.sites.some((site) => site.id === siteId)) hear.current(siteId);
    };
    block?.addEventListener('site-chosen', chosen);
    return () => block?.removeEventListener('site-chosen', chosen);
  }, [id, question]);
}
