import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useSite } from '../sites/page/site-context.tsx';
import { DictionaryTags } from './dictionary-tags.tsx';
import { messages } from './messages.ts';
import { PendingChip, TagChip } from './tag-chip.tsx';
import { TagInput } from './tag-input.tsx';
import { useSiteTags } from './use-site-tags.ts';

/** The tags of a site; who may edit gives and takes them. */
export function TagEditor() {
  const { can } = useSite();
  const { tags, pending, add, remove, drop } = useSiteTags();
  const input = useRef<HTMLInputElement>(null);
  const taken = new Set([...tags, ...pending].map(({ name }) => name));
  return (
    <chakra.div role="group" aria-label={messages.tags} display="contents">
      {tags.map((tag) => (
        <TagChip
          key={tag.id}
          tag={tag}
          remove={
            can.edit
              ? () => {
                  // The pressed button goes with its tag.
                  input.current?.focus();
                  void remove(tag.name);
                }
              : undefined
          }
        />
      ))}
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
          <TagInput input={input} taken={taken} add={(name) => void add(name)} />
        </chakra.div>
      )}
      <DictionaryTags />
    </chakra.div>
  );
}
