import {
  addDictionaryTag,
  listDictionaryTags,
  removeDictionaryTag,
} from '@calls/land/site-people/contract/dictionary-tags.ts';
import { chakra } from '@chakra-ui/react';
import { BookMarked } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { tagPanelMessages as messages } from './messages.ts';

/**
 * The site's tags from the council's data dictionary; those who may edit tick them. Second version of the page only.
 */
export function DictionaryTags() {
  const { v2 } = useSite();
  return v2 ? <Tags /> : null;
}

function Tags() {
  const { siteId, can, known } = useSite();
  const { data } = useEndpoint(listDictionaryTags, { siteId }, { known: known?.dictionaryTags });
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<number>();
  const anchor = useRef<HTMLButtonElement>(null);
  if (!data || data.available.length === 0) return null;
  const borne = new Set(data.tags.map(({ id }) => id));
  const turn = async (termId: number, on: boolean) => {
    setBusy(termId);
    setProblem(undefined);
    try {
      await (on
        ? call(addDictionaryTag, { siteId, term_id: termId })
        : call(removeDictionaryTag, { siteId, termId }));
      await ownChangesShown();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      {data.tags.map(({ id, label }) => (
        <Badge key={id}>{label}</Badge>
      ))}
      {can.edit && (
        <IconButton
          ref={anchor}
          label={messages.dictionaryTags}
          icon={<BookMarked size={16} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-screen-only
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        <Popover
          anchor={anchor}
          label={messages.dictionaryTags}
          side="below"
          onClose={() => setOpen(false)}
        >
          <chakra.fieldset p="3">
            <chakra.legend float="left" w="full" fontWeight="semibold">
              {messages.dictionaryTags}
            </chakra.legend>
            {data.available.map(({ id, label }) => (
              <Choice key={id}>
                <input
                  type="checkbox"
                  checked={borne.has(id)}
                  aria-disabled={busy !== undefined}
                  onChange={(event) => busy === undefined && void turn(id, event.target.checked)}
                />
                {label}
              </Choice>
            ))}
            {problem && (
              <chakra.p role="alert" color="fg.error">
                {problem}
              </chakra.p>
            )}
          </chakra.fieldset>
        </Popover>
      )}
    </>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    // Below the floating heading.
    clear: 'both',
    alignItems: 'center',
    gap: '2',
    minH: '7',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& input': { flexShrink: 0 },
  },
});
