import { setResponseTags } from '@calls/consultation/answers/contract/my-responses.ts';
import { chakra } from '@chakra-ui/react';
import {
  MAX_RESPONSE_TAG,
  MAX_TAGS,
  type ResponseCard,
} from '@contract/consultation/answers/contract/my-responses.ts';
import { Tag, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { tagLook } from '../../../land/ground/sites/site-tags.ts';
import { Button } from '../../../ui/button.tsx';
import { Control } from '../../../ui/control.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { minePageMessages as messages } from './messages.ts';
import { responseTagColour } from './tag-palette.ts';

interface OwnTagsProps {
  documentId: number;
  clientId: string | null;
  card: ResponseCard;
  mayTag: boolean;
  allTags: readonly string[];
}

/** A resident's own tags of a question, and the chip by which they are set once the consultation is over. */
export function OwnTags({ documentId, clientId, card, mayTag, allTags }: OwnTagsProps) {
  const { questionId, tags, title, answers } = card;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const { run, running } = useAction(setResponseTags, { failure: messages.tagFailed });
  const whyNot = mayTag ? (answers.length === 0 ? messages.tagAnswered : '') : messages.tagsLater;
  const keep = (next: string[]) => run({ id: documentId, questionId, clientId, tags: next });
  const chip = (
    <TagChipButton
      ref={anchor}
      type="button"
      aria-label={messages.tagOf(title)}
      aria-disabled={whyNot !== '' || undefined}
      aria-expanded={whyNot === '' ? open : undefined}
      onClick={() => whyNot === '' && setOpen(!open)}
    >
      <Tag size={14} aria-hidden />
      {messages.tag}
    </TagChipButton>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="3">
      {tags.map((each) => (
        <Chip key={each} style={tagLook(responseTagColour(allTags.indexOf(each)))}>
          {each}
          {whyNot === '' && (
            <Removal
              type="button"
              aria-label={messages.removeTag(each)}
              aria-busy={running || undefined}
              // A second removal before the first is shown would bring the first back.
              onClick={() => !running && void keep(tags.filter((tag) => tag !== each))}
            >
              <X size={14} aria-hidden />
            </Removal>
          )}
        </Chip>
      ))}
      {whyNot === '' ? chip : <Tooltip text={whyNot}>{chip}</Tooltip>}
      {open && (
        <Popover
          anchor={anchor}
          side="below"
          onClose={() => setOpen(false)}
          label={messages.tagOf(title)}
        >
          <NewTag
            tags={tags}
            known={allTags.filter((each) => !tags.includes(each))}
            busy={running}
            onAdd={async (tag) => {
              if (await keep([...tags, tag])) setOpen(false);
            }}
          />
        </Popover>
      )}
    </chakra.div>
  );
}

interface NewTagProps {
  tags: readonly string[];
  known: readonly string[];
  busy: boolean;
  onAdd: (tag: string) => Promise<void>;
}

function NewTag({ tags, known, busy, onAdd }: NewTagProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    const found = faultOf(tag, tags.length);
    setFault(found);
    if (found === '' && !busy) void onAdd(tag);
  };
  return (
    <chakra.form noValidate onSubmit={add} display="grid" gap="2" p="3">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.newTag}
      </chakra.label>
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.tagHint}
      </chakra.p>
      <Control
        id={id}
        size="lg"
        list={`${id}-known`}
        autoComplete="off"
        value={typed}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault('');
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <chakra.p id={`${id}-fault`} role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {fault}
      </chakra.p>
      <Button type="submit" size="lg" busy={busy}>
        {messages.addTag}
      </Button>
    </chakra.form>
  );
}

function faultOf(tag: string, count: number): string {
  if (tag === '') return messages.tagEmpty;
  if (tag.length > MAX_RESPONSE_TAG) return messages.tagTooLong(MAX_RESPONSE_TAG);
  return count >= MAX_TAGS ? messages.tooManyTags(MAX_TAGS) : '';
}

const chipLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '8',
  px: '3',
  borderRadius: 'full',
  textStyle: 'body',
  overflowWrap: 'anywhere',
} as const;
const Chip = chakra('span', { base: chipLook });
const TagChipButton = chakra('button', {
  base: {
    ...chipLook,
    minH: { base: '11', md: '8' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    cursor: 'pointer',
    '&[aria-disabled]': { cursor: 'not-allowed', color: 'fg.muted', bg: 'bg.muted' },
  },
});
const Removal = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '6',
    minH: '6',
    me: '-2',
    borderRadius: 'full',
    cursor: 'pointer',
  },
});
