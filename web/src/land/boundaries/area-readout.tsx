import { chakra } from '@chakra-ui/react';
import { hectareWords } from '../../ui/hectare-words.ts';
import type { Edited } from './editing.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { hectaresOf } from './shape.ts';

interface AreaReadoutProps {
  edited: Edited;
  /** The area that a register published, in hectares. */
  published: number | null;
  /** What was cut out follows the new boundary. */
  follows: boolean;
  /** The work was kept from earlier. */
  isRestored: boolean;
}

/** The area of the boundary as edited, beside the published one and what is left of it. */
export function AreaReadout({ edited, published, follows, isRestored }: AreaReadoutProps) {
  return (
    <chakra.output flex="1" fontVariantNumeric="tabular-nums" aria-label={messages.area}>
      {edited.shape ? hectareWords(hectaresOf(edited.shape)) : messages.noBoundary}
      {published !== null && (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {messages.published}: {hectareWords(published)}
        </chakra.span>
      )}
      {edited.cut && (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {messages.usable}: {hectareWords(hectaresOf(edited.cut))}
        </chakra.span>
      )}
      {follows && (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {messages.follows}
        </chakra.span>
      )}
      {isRestored && (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {messages.kept}
        </chakra.span>
      )}
    </chakra.output>
  );
}
