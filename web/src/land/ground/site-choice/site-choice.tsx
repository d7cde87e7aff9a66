import { CountedControl } from '../../../ui/counted.tsx';
import { autocompleteOptions } from '@calls/land/site-search/contract/autocomplete.ts';
import { SUGGESTION_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { menuRow } from '../../../ui/menu-row.ts';
import { Failed } from '../../../ui/empty.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { siteChoiceMessages as messages } from './messages.ts';

export interface ChosenSite {
  id: number;
  name: string;
}

interface SiteChoiceProps {
  /** The site that looks for another. */
  self: number;
  chosen: ChosenSite | undefined;
  choose: (site: ChosenSite | undefined) => void;
  problem: string | undefined;
}

/** Between the last key and the question, ms. */
const DEBOUNCE_MS = 300;

/** Another site of the council, found by what is typed. */
export function SiteChoice({ self, chosen, choose, problem }: SiteChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), DEBOUNCE_MS).slice(0, SUGGESTION_TERM_LENGTH);
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    autocompleteOptions,
    term ? { term, limit: 20 } : null,
    { keepPrevious: true },
  );
  if (chosen) {
    return (
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.p flex="1" minW="0" overflowWrap="anywhere">
          {messages.chosen}: <strong>{chosen.name}</strong>
        </chakra.p>
        <Button variant="outline" size="sm" onClick={() => choose(undefined)}>
          {messages.chooseAnother}
        </Button>
      </chakra.div>
    );
  }
  const found = (term ? (data?.options ?? []) : []).flatMap((option) =>
    option.siteId !== undefined && option.siteId !== self
      ? [{ id: option.siteId, name: option.label, detail: option.detail }]
      : [],
  );
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.find}
      </chakra.label>
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.findHint}
      </chakra.p>
      <CountedControl
        id={id}
        autoComplete="off"
        most={SUGGESTION_TERM_LENGTH}
        value={typed}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={problem !== undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // Sites found for what was typed before are no answer to what is typed now.
          if (found[0] && !isPlaceholderData && term === typed.trim()) choose(found[0]);
        }}
      />
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" display="flex" gap="1.5" color="fg.error">
          <CircleAlert size={16} aria-hidden />
          {problem}
        </chakra.p>
      )}
      <chakra.div role="group" aria-label={messages.found} maxH="60" overflow="auto">
        {found.map((site) => (
          <Found key={site.id} type="button" onClick={() => choose(site)}>
            <span>{site.name}</span>
            <chakra.span color="fg.muted" textStyle="small">
              {site.detail}
            </chakra.span>
          </Found>
        ))}
        {error && !data && (
          <Failed title={messages.searchFailed} error={error} retry={() => void refetch()} />
        )}
        {term && data && found.length === 0 && (
          <chakra.p color="fg.muted" role="status">
            {messages.nothingFound}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const Found = chakra('button', {
  base: { ...menuRow, display: 'grid', gap: '0', px: '2', borderRadius: 'sm' },
});
