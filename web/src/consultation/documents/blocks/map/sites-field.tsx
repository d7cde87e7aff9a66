import { autocompleteOptions } from '@calls/land/site-search/contract/autocomplete.ts';
import { getSites } from '@calls/land/sites/contract.ts';
import { MAX_MAP_SITES } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { SUGGESTION_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { FailedLine } from '../../../../ui/failed-line.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { BlockField } from '../block-fields.tsx';
import { ChosenThings } from '../chosen-things.tsx';
import { mapEditorMessages as messages } from './messages.ts';

/** Between the last key and the question, in ms. */
const TYPING_MS = 300;
const MAX_FOUND = 20;

interface SitesFieldProps {
  at: string;
  ids: readonly number[];
  change: (ids: number[]) => void;
}

/** Sites of the council, found by what is typed. */
export function SitesField({ at, ids, change }: SitesFieldProps) {
  const [typed, type] = useState('');
  const term = useDebounced(typed.trim(), TYPING_MS).slice(0, SUGGESTION_TERM_LENGTH);
  const found = useEndpoint(autocompleteOptions, term ? { term, limit: MAX_FOUND } : null, {
    keepPrevious: true,
  });
  const { data } = useEndpoint(getSites, ids.length > 0 ? { ids: [...ids] } : null, {
    keepPrevious: true,
  });
  const sites: SiteRecord[] = data?.sites ?? [];
  const names = new Map(sites.map((site) => [site.id, String(site['site_name'] ?? '')]));
  const choices = (term ? (found.data?.options ?? []) : []).flatMap(({ siteId, label, detail }) =>
    siteId === undefined || ids.includes(siteId)
      ? []
      : [{ value: String(siteId), label, hint: detail }],
  );
  return (
    <BlockField field={`${at}siteIds`} label={messages.sites}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <ChosenThings
            chosen={ids.map((each) => ({
              id: String(each),
              name: names.get(each) || messages.site(each),
            }))}
            remove={(gone) => change(ids.filter((each) => String(each) !== gone))}
          />
          {ids.length < MAX_MAP_SITES && (
            <ChoiceBox
              id={id}
              describedBy={describedBy}
              value=""
              placeholder={messages.findSite}
              choices={choices}
              onType={type}
              busy={found.isFetching}
              noMatch={term ? messages.nothingFound : messages.findHint}
              change={(added) => change([...ids, Number(added)])}
            />
          )}
          {found.isError && (
            <FailedLine
              title={messages.searchFailed}
              of={found.error}
              retry={() => void found.refetch()}
            />
          )}
        </>
      )}
    </BlockField>
  );
}
