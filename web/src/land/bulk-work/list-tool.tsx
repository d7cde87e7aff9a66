import { listSiteLists } from '@calls/land/site-lists/contract.ts';
import { MAX_LIST_NAME_LENGTH } from '@contract/land/site-lists/name-length.ts';
import { chakra } from '@chakra-ui/react';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useAccess } from '../../session/access.tsx';
import { menuRow } from '../../ui/menu-row.ts';
import { usePointing } from '../ground/search/search-model.tsx';
import { EVERYTHING } from './access.ts';
import { BulkProblem } from './bulk-parts.tsx';
import { BulkButton, BulkPopover, type Opened } from './bulk-popover.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import { type ChosenList, useListing } from './use-listing.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** Adds the selected sites to a list that exists, or to a new one. */
export function ListTool() {
  const sites = useAccess('sites', ...EVERYTHING);
  return (
    <BulkButton
      label={messages.list}
      icon={<ListPlus size={14} />}
      needs={
        sites.allowed
          ? { unit: 'site-lists', actions: ['write'] }
          : { unit: 'sites', actions: EVERYTHING }
      }
    >
      {(opened) => <ListPopover {...opened} />}
    </BulkButton>
  );
}

function ListPopover({ anchor, close }: Opened) {
  const { text: typed, type: setTyped, forget } = useKeptText('list of selected sites');
  const [chosen, setChosen] = useState<ChosenList>();
  const { ticked } = usePointing();
  const bulk = useBulkRun();
  const addThem = useListing();
  const name = typed.trim();
  const lists = useEndpoint(listSiteLists);
  const shown =
    lists.data?.lists.filter((each) => each.listName.toLowerCase().includes(name.toLowerCase())) ??
    [];
  const same = shown.find((each) => each.listName.toLowerCase() === name.toLowerCase());
  // Text that is not the name of a list means a new list, unless one was chosen.
  const target: ChosenList | undefined = chosen ?? same ?? (name ? { listName: name } : undefined);
  const confirm = async () => {
    if (!target) return;
    const { done, left, list } = await addThem(target, bulk);
    // A new list stays even if its sites could not be added: a second attempt adds them to it.
    if (list) setChosen(list);
    if (done === 0 || left > 0) return;
    forget();
    close();
  };
  return (
    <BulkPopover
      anchor={anchor}
      close={close}
      title={messages.listTitle(ticked.size)}
      width="80"
      field={{ label: messages.listName, hint: messages.listHint, longest: MAX_LIST_NAME_LENGTH }}
      typed={typed}
      setTyped={(words) => {
        setTyped(words);
        setChosen(undefined);
      }}
      bulk={bulk}
      ready={target !== undefined}
      confirm={confirm}
      submit={messages.addToList}
    >
      <chakra.div maxH="200px" overflow="auto" mx="-2" role="group" aria-label={messages.lists}>
        {name && !same && (
          <Row
            type="button"
            aria-pressed={target !== undefined && target.id === undefined}
            onClick={() => setChosen({ listName: name })}
          >
            <Plus size={14} aria-hidden />
            <chakra.span truncate>{messages.newList(name)}</chakra.span>
          </Row>
        )}
        {shown.map((list) => (
          <Row
            key={list.id}
            type="button"
            aria-pressed={target?.id === list.id}
            title={list.listName}
            onClick={() => setChosen(list)}
          >
            <chakra.span flex="1" minW="0" truncate>
              {list.listName}
            </chakra.span>
            <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {list.sites.toLocaleString('en-GB')}
            </chakra.span>
          </Row>
        ))}
      </chakra.div>
      {lists.error && <BulkProblem text={`${messages.listsFailed}: ${lists.error.message}`} />}
    </BulkPopover>
  );
}

const Row = chakra('button', {
  base: {
    ...menuRow,
    px: '2',
    borderRadius: 'sm',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
    '& svg': { flexShrink: 0 },
  },
});
