import { chakra } from '@chakra-ui/react';
import { Tags } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DictionaryTags } from './dictionary-tags.tsx';
import { tagPanelMessages as messages } from './messages.ts';
import { PendingChip, TagChip } from './tag-chip.tsx';
import { TagInput } from './tag-input.tsx';
import { useSiteTags } from './use-site-tags.ts';

const CouncilTags = lazyPart(() => import('./council-tags.tsx'));

/** More would leave no room below the page's head. */
const SHOWN = 8;

/** A site's tags; those who may edit add and remove them. */
export function TagEditor() {
  const { can } = useSite();
  const { tags, pending, add, remove, drop } = useSiteTags();
  const input = useRef<HTMLInputElement>(null);
  const [all, setAll] = useState(false);
  const [councils, setCouncils] = useState(false);
  const more = tags.length - SHOWN;
  const taken = new Set([...tags, ...pending].map(({ name }) => name));
  return (
    <chakra.div role="group" aria-label={messages.tags} display="contents">
      {(all ? tags : tags.slice(0, SHOWN)).map((tag) => (
        <TagChip
          key={tag.id}
          tag={tag}
          remove={
            can.edit
              ? () => {
                  // The pressed button disappears with its tag.
                  input.current?.focus();
                  void remove(tag.name);
                }
              : undefined
          }
        />
      ))}
      {more > 0 && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={all ? messages.fewer : messages.moreOf(more)}
          aria-expanded={all}
          data-screen-only
          onClick={() => setAll(!all)}
        >
          {all ? messages.fewer : messages.more(more)}
        </Button>
      )}
      {pending.map((tag) => (
        <PendingChip
          key={tag.name}
          tag={tag}
          again={() => void add(tag.name)}
          drop={() => {
            drop(tag.name);
            input.current?.focus();
          }}
        />
      ))}
      {can.edit && (
        <chakra.div data-screen-only>
          <TagInput
            input={input}
            taken={taken}
            add={(name) => {
              // Shows all of them, the new one included.
              setAll(true);
              void add(name);
            }}
          />
        </chakra.div>
      )}
      {can.edit && (
        <chakra.span data-screen-only>
          <IconButton
            size="sm"
            label={messages.ofCouncil}
            icon={<Tags size={16} />}
            aria-haspopup="dialog"
            onClick={() => setCouncils(true)}
          />
        </chakra.span>
      )}
      {councils && (
        <Suspense>
          <CouncilTags close={() => setCouncils(false)} />
        </Suspense>
      )}
      <DictionaryTags />
    </chakra.div>
  );
}
