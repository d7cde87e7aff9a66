import type { ReactElement } from 'react';
import type { EditionSection } from '../edition.ts';
import { documentViewMessages as messages } from './messages.ts';

interface CarouselProps {
  of: EditionSection;
  /** A slide each. */
  rows: readonly ReactElement[];
}

/** The rows of a section beside one another, to be scrolled sideways; the script adds buttons. */
export function Carousel({ of, rows }: CarouselProps) {
  return (
    <div
      className="carousel"
      role="group"
      aria-label={messages.slides(of.title)}
      data-island="carousel"
    >
      {/* What scrolls must be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className="slides" tabIndex={0} aria-label={messages.slides(of.title)}>
        {rows.map((row, at) => (
          <li key={row.key} aria-label={messages.slide(at + 1, rows.length)}>
            {row}
          </li>
        ))}
      </ol>
    </div>
  );
}
