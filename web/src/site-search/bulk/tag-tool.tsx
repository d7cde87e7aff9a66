import { LONGEST_TAG_NAME, tagName, tagNameProblem } from '@contract/tags/tag-name.ts';
import { listTags, removeTags, tagSites } from '@calls/tags/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/popover.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { usePointing } from '../search-model.tsx';
import { EVERYTHING } from './access.ts';
import { BulkProblem, BulkProgress, StillArriving, useStillArriving } from './bulk-parts.tsx';
import { CHUNK, inChunks } from './chunks.ts';
import { messages } from './messages.ts';
import { patchFound, renewAround } from './patch-found.ts';
import { useBulkRun } from './use-bulk-run.ts';

const SUGGESTIONS = 8;

/** Gives the selected sites a tag: one that exists, or a new one. */
export function TagTool() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Permitted unit="sites" actions={EVERYTHING}>
        <Button
          ref={anchor}
          variant="outline"
          size="sm"
          icon={<TagIcon size={14} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {messages.tag}
        </Button>
      </Permitted>
      {open && <TagPopover anchor={anchor} close={close} />}
    </>
  );
}

function TagPopover({
  anchor,
  close,
}: {
  anchor: React.RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const [typed, setTyped] = useState('');
  const { ticked } = usePointing();
  const waits = useStillArriving();
  const bulk = useBulkRun();
  const tagThem = useTagging();
  const id = useId();
  const name = tagName(typed);
  const tags = useEndpoint(
    listTags,
    { limit: SUGGESTIONS, ...(name ? { term: name } : {}) } as never,
    { keepPrevious: true },
  );
  const suggested = tags.data?.tags.slice(0, SUGGESTIONS) ?? [];
  const confirm = async (wanted: string) => {
    if (bulk.running || waits || !wanted) return;
    const refused = tagNameProblem(wanted);
    if (refused) return bulk.setProblem(refused);
    const { done, left } = await tagThem(wanted, bulk);
    if (done > 0 && left === 0) close();
  };
  return (
    <Popover anchor={anchor} onClose={close} label={messages.tagTitle(ticked.size)} side="below">
      <chakra.form
        display="grid"
        gap="2"
        p="4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(name);
        }}
      >
        <chakra.p fontWeight="semibold">{messages.tagTitle(ticked.size)}</chakra.p>
        <label htmlFor={id}>{messages.tagName}</label>
        <Control
          id={id}
          autoComplete="off"
          maxLength={LONGEST_TAG_NAME}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value);
            bulk.setProblem(undefined);
          }}
          onKeyDown={(event) => {
            // Escape clears; once nothing is typed it closes.
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
          {messages.tagHint}
        </chakra.p>
        {suggested.length > 0 && (
          <chakra.ul
            aria-label={messages.suggestions}
            display="flex"
            flexWrap="wrap"
            gap="1"
            maxH="32"
            overflow="auto"
          >
            {suggested.map((tag) => (
              <chakra.li key={tag.id} maxW="full">
                <Suggestion type="button" title={tag.name} onClick={() => setTyped(tag.name)}>
                  {tag.name}
                </Suggestion>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <StillArriving />
        <BulkProgress run={bulk} />
        <BulkProblem text={bulk.problem} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={bulk.running} disabled={!name || waits}>
            {messages.confirm}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}

/** Tags the selection, shows it at once where it was done, and offers to undo what was new. */
function useTagging() {
  const queries = useQueryClient();
  return async (name: string, { run }: ReturnType<typeof useBulkRun>) => {
    const added: number[] = [];
    let tagId: number | undefined;
    const { done, left } = await run(async (part) => {
      const { created } = await call(tagSites, { sites_ids: part, created_tag_name: name });
      const fresh = created.data.map((each) => each.site_id);
      tagId ??= created.data[0]?.tag_id;
      added.push(...fresh);
      patchFound(queries, fresh, (site) => ({
        ...site,
        site_tags: [...site.site_tags, `${tagId}|${name}`],
      }));
    }, messages.tagged);
    if (done.length > 0) {
      renewAround(queries, 'tags');
      const already = done.length - added.length;
      showToast({
        kind: 'success',
        title: messages.tagDone(name, added.length),
        ...(already > 0 ? { text: messages.tagAlready(already) } : {}),
        ...(tagId !== undefined
          ? { action: { label: uiMessages.undo, run: () => void undo(tagId as number) } }
          : {}),
      });
    }
    return { done: done.length, left: left.length };

    async function undo(tag: number) {
      const outcome = await inChunks(
        added,
        async (siteIds) => {
          await call(removeTags, { siteIds, tagIds: [tag] });
          patchFound(queries, siteIds, (site) => ({
            ...site,
            site_tags: site.site_tags.filter((each) => each !== `${tag}|${name}`),
          }));
        },
        { size: CHUNK },
      );
      renewAround(queries, 'tags');
      showToast(
        outcome.error
          ? { kind: 'danger', title: messages.undoFailed, text: outcome.error.message }
          : { kind: 'info', title: messages.tagUndone(name) },
      );
    }
  };
}

const Suggestion = chakra('button', {
  base: {
    display: 'block',
    maxW: 'full',
    minH: '6',
    px: '2',
    bg: 'bg.muted',
    borderRadius: 'sm',
    textStyle: 'small',
    truncate: true,
    cursor: 'pointer',
    _hover: { bg: 'gray.200' },
  },
});
