import type { ReactElement } from 'react';
import type { Edition } from './edition.ts';
import type { PrintPart, PrintPlace } from './print/print-parts.ts';
import type { BlockPlace } from './view/place.ts';

/** What a view of a block is given. */
export interface BlockViewProps<Content> {
  /** Of the block. */
  id: string;
  content: Content;
  edition: Edition;
  place: BlockPlace;
}

/** What a block of an edition looks like, as `looks.ts` lists it for each type; one that lacks a part does not compile. */
export interface BlockLook<Content> {
  /** As the public reads it. */
  View: (props: BlockViewProps<Content>) => ReactElement | null;
  /** What it consists of on paper, whether Word or PDF. `id` is that of the block. */
  print: (content: Content, place: PrintPlace, id: string) => PrintPart[];
}
