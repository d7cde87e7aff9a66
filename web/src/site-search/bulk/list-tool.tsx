import { listSiteLists } from '@calls/site-lists/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ListPlus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted, useAccess } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Popover } from '../../ui/popover.tsx';
import { usePointing } from '../search-model.tsx';
import { EVERYTHING } from './access.ts';
import { BulkProblem, BulkProgress, StillArriving, useStillArriving } from './bulk-parts.tsx';
import { messages } from './messages.ts';
import { type ChosenList, useListing } from './use-listing.ts';
import { useBulkRun } from './use-bulk-run.ts';

const LONGEST_NAME = 100;

/** Adds the selected sites to a list that exists, or to a new one. */
export function ListTool() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const sites = useAccess('sites', ...EVERYTHING);
  const button = (
    <Button
      ref={anchor}
      variant="outline"
      size="sm"
      icon={<ListPlus size={14} />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {messages.list}
    </Button>
  );
  return (
    <>
      {sites.allowed ? (
        <Permitted unit="site-lists" actions={['write']}>
          {button}
        </Permitted>
      ) : (
        <Permitted unit="sites" actions={EVERYTHING}>
          {button}
        </Permitted>
      )}
      {open && <ListPopover anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}

function ListPopover({
  anchor,
  close,
}: {
  anchor: React.RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ChosenList>();
  const { ticked } = usePointing();
  const waits = useStillArriving();
  const bulk = useBulkRun();
  const addThem = useListing();
  const id = useId();
  const name = typed.trim();
  const lists = useEndpoint(listSiteLists, {} as never);
  const shown =
    lists.data?.lists.filter((each) => each.listName.toLowerCase().includes(name.toLowerCase())) ??
    [];
  const same = shown.find((each) => each.listName.toLowerCase() === name.toLowerCase());
  // What is typed and is no list's name is a new list, unless one was chosen.
  const target: ChosenList | undefined = chosen ?? same ?? (name ? { listName: name } : undefined);
  const confirm = async () => {
    if (!target || bulk.running || waits) return;
    const { done, left, list } = await addThem(target, bulk);
    // A new list stands even where its sites did not follow: they go there when tried again.
    if (list) setChosen(list);
    if (done > 0 && left === 0) close();
  };
  return (
    <Popover
      anchor={anchor}
      onClose={close}
      label={messages.listTitle(ticked.size)}
      side="below"
      width="80"
    >
      <chakra.form
        display="grid"
        gap="2"
        p="4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <chakra.p fontWeight="semibold">{messages.listTitle(ticked.size)}</chakra.p>
        <label htmlFor={id}>{messages.listName}</label>
        <Control
          id={id}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
            bulk.setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
            setChosen(undefined);
          }}
        />
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
          {messages.listHint}
        </chakra.p>
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
        <StillArriving />
        <BulkProgress run={bulk} />
        <BulkProblem text={bulk.problem} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={bulk.running} disabled={!target || waits}>
            {messages.confirm}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '8',
    px: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
    '& svg': { flexShrink: 0 },
  },
});
