import type { ReactElement } from 'react';
import type { Edition, EditionBlock } from '../edition.ts';
import { lookOf } from '../looks.ts';
import type { BlockPlace } from './place.ts';

interface BlockViewProps {
  of: EditionBlock;
  edition: Edition;
  place: BlockPlace;
}

/** A block as the public reads it. */
export function BlockView({ of, edition, place }: BlockViewProps): ReactElement {
  const { View } = lookOf(of);
  return <View id={of.id} content={of.content} edition={edition} place={place} />;
}
