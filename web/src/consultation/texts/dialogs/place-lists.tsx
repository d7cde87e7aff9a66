import { useId, useState } from 'react';
import type { Choice } from '../../../ui/combobox/choice-box.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useFeaturesFound, useSitesFound } from '../marks/places.ts';
import { markMessages as messages } from '../messages.ts';
import { FoundList } from './found-list.tsx';

/** Between the last key and the question, in ms. */
const TYPING_MS = 300;

interface PlaceListProps {
  chosen: readonly Choice[];
  change: (chosen: Choice[]) => void;
}

function useSearchWords() {
  const [typed, type] = useState('');
  return { words: useDebounced(typed.trim(), TYPING_MS), type };
}

/** Sites of the council's, or one of them. */
export function SiteChoices({ single = false, ...list }: PlaceListProps & { single?: boolean }) {
  const typed = useSearchWords();
  const found = useSitesFound(typed.words);
  return (
    <FoundList
      {...list}
      {...typed}
      id={useId()}
      label={single ? messages.findSite : messages.sites}
      found={found}
      failed={messages.searchFailed}
      single={single}
    />
  );
}

/** Features of the council's layers. */
export function FeatureList(list: PlaceListProps) {
  const typed = useSearchWords();
  const found = useFeaturesFound(typed.words);
  return (
    <FoundList
      {...list}
      {...typed}
      id={useId()}
      label={messages.features}
      found={found}
      failed={messages.featuresFailed}
    />
  );
}
