import { createContext } from 'react';

/** A place of the text's own page to which its links may lead. */
export interface LinkPlace {
  /** Of the element there. */
  id: string;
  label: string;
}

/** The places of what is being written, in their order; none for a text that stands by itself, such as a letter. */
export const LinkPlaces = createContext<readonly LinkPlace[]>([]);
