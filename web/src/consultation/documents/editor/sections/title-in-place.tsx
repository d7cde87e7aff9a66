import { chakra } from '@chakra-ui/react';
import { type ElementType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../../../ui/after-press.ts';
import { CountedControl } from '../../../../ui/counted.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import type { DraftPart } from '../draft/draft-part.ts';

interface TitleInPlaceProps {
  /** What has the focus when somebody goes to it. */
  id: string;
  as: ElementType;
  label: string;
  /** What the server has. */
  text: string;
  placeholder: string;
  textStyle: string;
  /** Characters at most. */
  most?: number;
  /** What stands before it and is not written. */
  before?: string;
  saver: () => DraftPart<string>;
}

/** Words that read as a heading until they are touched; then they are typed in the same place and saved by themselves. */
export function TitleInPlace(props: TitleInPlaceProps) {
  const { id, as, label, text, placeholder, textStyle, most = 200, before } = props;
  const { mayWrite } = useDocumentEditing();
  const [typed, setTyped] = useState<string>();
  const saver = useRef<DraftPart<string>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typed !== undefined;
  useEffect(() => {
    if (isTyping) input.current?.focus();
  }, [isTyping]);
  const begin = () => {
    saver.current = props.saver();
    saver.current.follow(text);
    setTyped(saver.current.value);
  };
  const type = (words: string) => {
    setTyped(words);
    if (words.length <= most) saver.current?.edited(words);
  };
  /** Saved before the press becomes a click, which may undo it; the words stay under the press until then. */
  const leave = () => {
    // What is too long stays where it can be shortened.
    if (typed !== undefined && typed.length > most) return;
    void saver.current?.save();
    afterPress(() => setTyped(undefined));
  };
  const close = () => {
    void saver.current?.save();
    setTyped(undefined);
  };
  const shown = saver.current && saver.current.status !== 'saved' ? saver.current.value : text;
  /** Of a title that is yet to be typed, the first letter is no less typed than the rest. */
  const beginWith = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (shown || key === ' ' || key.length !== 1 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    begin();
    type(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Escape' && saver.current) type(saver.current.base);
    else if ((typed ?? '').length > most) return;
    close();
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <Heading as={as} textStyle={textStyle}>
      {before && (
        <chakra.span color="fg.muted" flexShrink="0">
          {before}{' '}
        </chakra.span>
      )}
      {isTyping ? (
        <CountedControl
          ref={input}
          aria-label={label}
          value={typed}
          placeholder={placeholder}
          most={most}
          flex="1"
          minW="0"
          h="auto"
          px="1"
          ms="-1"
          textStyle={textStyle}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      ) : mayWrite ? (
        <Words
          id={id}
          type="button"
          onClick={begin}
          onKeyDown={beginWith}
          data-empty={shown ? undefined : ''}
        >
          {shown || placeholder}
        </Words>
      ) : (
        <span id={id} tabIndex={-1}>
          {shown || placeholder}
        </span>
      )}
    </Heading>
  );
}

const Heading = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', minW: '0', overflowWrap: 'anywhere' },
});
const Words = chakra('button', {
  base: {
    minW: '0',
    px: '1',
    ms: '-1',
    borderRadius: 'sm',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'text',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[data-empty]': { color: 'fg.muted', fontWeight: 'normal' },
  },
});
