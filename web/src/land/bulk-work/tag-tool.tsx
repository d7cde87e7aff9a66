import {
  MAX_TAG_NAME_LENGTH,
  tagName,
  tagNameProblem,
  MIN_TAG_NAME_LENGTH,
} from '@contract/council/ground/tags/tag-name.ts';
import { listTags } from '@calls/land/tags/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Tag as TagIcon } from 'lucide-react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { usePointing } from '../ground/search/search-model.tsx';
import { EVERYTHING } from './access.ts';
import { BulkButton, BulkPopover, type Opened } from './bulk-popover.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useTagging } from './use-tagging.ts';

const SUGGESTIONS = 8;

/** Gives the selected sites a tag: one that exists, or a new one. */
export function TagTool() {
  return (
    <BulkButton
      label={messages.tag}
      icon={<TagIcon size={14} />}
      needs={{ unit: 'sites', actions: EVERYTHING }}
    >
      {(opened) => <TagPopover {...opened} />}
    </BulkButton>
  );
}

function TagPopover({ anchor, close }: Opened) {
  const { text: typed, type: setTyped, forget } = useKeptText('tag of selected sites');
  const { ticked } = usePointing();
  const bulk = useBulkRun();
  const tagThem = useTagging();
  const name = tagName(typed);
  const tags = useEndpoint(
    listTags,
    { limit: SUGGESTIONS, ...(name ? { term: name } : {}) },
    { keepPrevious: true },
  );
  const suggested = tags.data?.tags.slice(0, SUGGESTIONS) ?? [];
  const confirm = async () => {
    const refused = tagNameProblem(name);
    if (refused) return bulk.setProblem(refused);
    const { done, left } = await tagThem(name, bulk);
    if (done === 0 || left > 0) return;
    forget();
    close();
  };
  return (
    <BulkPopover
      anchor={anchor}
      close={close}
      title={messages.tagTitle(ticked.size)}
      field={{
        label: messages.tagName,
        hint: messages.tagHint(MIN_TAG_NAME_LENGTH),
        longest: MAX_TAG_NAME_LENGTH,
      }}
      typed={typed}
      setTyped={setTyped}
      bulk={bulk}
      ready={name !== ''}
      confirm={confirm}
      submit={messages.confirm}
    >
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
    </BulkPopover>
  );
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
    _hover: { bg: 'border' },
  },
});
