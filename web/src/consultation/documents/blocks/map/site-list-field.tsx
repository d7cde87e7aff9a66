import { listSiteLists } from '@calls/land/site-lists/contract.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface SiteListFieldProps {
  at: string;
  id: number | null;
  change: (id: number | null) => void;
}

/** The sites of a list besides. */
export function SiteListField({ at, id: chosen, change }: SiteListFieldProps) {
  const query = useEndpoint(listSiteLists, {});
  return (
    <BlockField
      field={`${at}siteListId`}
      label={messages.siteList}
      hint={messages.siteListHint}
      optional
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.listsFailed} line>
          {({ lists }) => (
            <ChoiceBox
              id={id}
              describedBy={describedBy}
              none={messages.noList}
              value={chosen === null ? '' : String(chosen)}
              choices={lists.map((list) => ({ value: String(list.id), label: list.listName }))}
              change={(value) => change(value === '' ? null : Number(value))}
            />
          )}
        </Loaded>
      )}
    </BlockField>
  );
}
