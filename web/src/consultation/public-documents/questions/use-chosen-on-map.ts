import { useEffect, useRef } from 'react';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { onSiteSelected } from '../map/site-selected.ts';

/** Hears of the sites that are selected on the question's map, which stands in its block. */
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
    if (!block) return undefined;
    return onSiteSelected(block, (selected) => {
      if (question.sites.some((site) => site.id === selected.id)) hear.current(selected.id);
    });
  }, [id, question]);
}
