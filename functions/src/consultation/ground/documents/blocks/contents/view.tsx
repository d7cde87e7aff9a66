import type { Edition } from '../../edition.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';
import { SectionList } from '../../view/section-list.tsx';

/** Every section of the document, in the text. */
export const ContentsView = ({ edition }: { edition: Edition }) => (
  <nav className="contents-block" aria-label={`${messages.contents} in full`}>
    <SectionList sections={edition.sections} />
  </nav>
);
