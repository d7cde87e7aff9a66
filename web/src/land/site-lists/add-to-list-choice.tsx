import { CountedControl } from '../../ui/counted.tsx';
import { MAX_LIST_NAME_LENGTH } from '@contract/land/site-lists/name-length.ts';
import { listSiteLists } from '@calls/land/site-lists/contract.ts';
import { getListsOfSite } from '@calls/land/composed/site/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Check, ListX, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { menuRow } from '../../ui/menu-row.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { listPanelMessages as messages } from './messages.ts';
import { LONG_NAME } from './long-name.ts';
import { NameProblem } from './problem.tsx';
import { type TargetList, useAddSite } from './use-add-site.ts';

/**
 * The council's lists with the typed text in their name, those containing the site marked and removable, and a new
 * list of that name.
 */
export function AddToListChoice({ close }: { close: () => void }) {
  const { siteId } = useSite();
  const id = useId();
  const { text: typed, type: setTyped, forget } = useKeptText('list of this site');
  const { add, take, running, problem } = useAddSite();
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useEndpoint(listSiteLists);
  const holding = useEndpoint(getListsOfSite, { siteId });
  const held = new Set(holding.data?.lists.map((list) => list.id));
  const name = typed.trim();
  const term = name.toLowerCase();
  const shown = data?.lists.filter((list) => list.listName.toLowerCase().includes(term)) ?? [];
  const same = shown.some((list) => list.listName.toLowerCase() === term);
  const choose = async (target: TargetList) => {
    if (running || !(await add(target))) return;
    forget();
    close();
  };
  const takeOff = (list: Required<TargetList>) => {
    if (running) return;
    // The pressed button disappears with the mark.
    input.current?.focus();
    void take(list);
  };
  const failed = problem ?? (error ? `${messages.failed}: ${error.message}` : undefined);
  return (
    <chakra.form
      display="grid"
      gap="2"
      p="3"
      onSubmit={(event) => {
        event.preventDefault();
        const found = shown.find((list) => list.listName.toLowerCase() === term);
        if (name) void choose(found ?? { listName: name });
      }}
    >
      <label htmlFor={id}>{messages.findOrName}</label>
      <CountedControl
        ref={input}
        id={id}
        autoComplete="off"
        most={MAX_LIST_NAME_LENGTH}
        value={typed}
        aria-describedby={failed ? `${id}-problem` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {failed && <NameProblem id={`${id}-problem`}>{failed}</NameProblem>}
      <chakra.div role="group" aria-label={messages.lists} maxH="64" overflow="auto" mx="-1">
        {name && !same && (
          <Choice
            type="button"
            aria-busy={running || undefined}
            onClick={() => void choose({ listName: name })}
          >
            <Plus size={14} aria-hidden />
            <chakra.span truncate>{messages.newList(name)}</chakra.span>
          </Choice>
        )}
        {shown.map((list) => (
          <chakra.div key={list.id} display="flex" alignItems="center">
            <Tooltip text={list.listName} off={list.listName.length <= LONG_NAME}>
              <Choice type="button" onClick={() => void choose(list)}>
                <chakra.span flex="1" minW="0" truncate>
                  {list.listName}
                </chakra.span>
                {held.has(list.id) && <Check size={14} aria-label={messages.holdsIt} />}
              </Choice>
            </Tooltip>
            {held.has(list.id) && (
              <IconButton
                size="sm"
                label={messages.takeOff(list.listName)}
                icon={<ListX size={16} />}
                onClick={() => takeOff(list)}
              />
            )}
          </chakra.div>
        ))}
        {!data && !error && <SkeletonLines lines={3} />}
        {data?.lists.length === 0 && !name && <chakra.p color="fg.muted">{messages.none}</chakra.p>}
      </chakra.div>
    </chakra.form>
  );
}

const Choice = chakra('button', {
  base: { ...menuRow, minW: '0', px: '2', borderRadius: 'sm', '& svg': { flexShrink: 0 } },
});
