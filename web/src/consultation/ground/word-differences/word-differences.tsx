import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { wordDifferenceMessages as messages } from './messages.ts';
import { wordDifference } from './word-difference.ts';

interface WordDifferencesProps {
  before: string;
  after: string;
  /** `after`: only what stands in the later one, with what is new in it. */
  shown: 'both' | 'after';
  /** Names it where two stand beside one another. */
  label?: string;
}

/** The words of two texts as one, with what was added and what was taken out; by more than colour. */
export function WordDifferences({ before, after, shown, label }: WordDifferencesProps) {
  const pieces = useMemo(() => wordDifference(before, after), [before, after]);
  const left = shown === 'after' ? pieces.filter(({ kind }) => kind !== 'removed') : pieces;
  return (
    <Words tabIndex={0} role="region" aria-label={label ?? messages.differences}>
      {left.map(({ kind, words }, at) => {
        if (kind === 'same') return words;
        const [Tag, said] =
          kind === 'added' ? [Added, messages.added] : [Removed, messages.removed];
        return (
          <Tag key={at}>
            <VisuallyHidden>{said}: </VisuallyHidden>
            {words}
          </Tag>
        );
      })}
      {pieces.every(({ kind }) => kind === 'same') && <p>{messages.sameWords}</p>}
    </Words>
  );
}

const Words = chakra('div', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxH: '60dvh',
    overflow: 'auto',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
  },
});
const Added = chakra('ins', {
  base: { bg: 'bg.success', color: 'fg.success', textDecoration: 'underline' },
});
const Removed = chakra('del', {
  base: { bg: 'bg.error', color: 'fg.error', textDecoration: 'line-through' },
});
