import { publicFrameMessages as messages } from './messages.ts';

/** Pages named beside the one that is shown. */
const BESIDE = 2;

interface PageLinksProps {
  page: number;
  /** How many there are. */
  of: number;
  addressOf: (page: number) => string;
}

/** Leads to the pages of a list, without a script; nothing where there is only one. */
export const PageLinks = ({ page, of, addressOf }: PageLinksProps) =>
  of > 1 && (
    <nav className="pages" aria-label={messages.pages}>
      {page > 1 && (
        <a rel="prev" href={addressOf(page - 1)}>
          {messages.previousPage}
        </a>
      )}
      <ol>
        {namedPages(page, of).map((each, at) => (
          <li key={at}>
            {each === 'gap' ? (
              '…'
            ) : (
              <a
                href={addressOf(each)}
                aria-label={messages.pageOf(each, of)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each.toLocaleString('en-GB')}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < of && (
        <a rel="next" href={addressOf(page + 1)}>
          {messages.nextPage}
        </a>
      )}
    </nav>
  );

/** The first, the last and those around this one; a gap stands for the pages that are left out, never for one alone. */
function namedPages(page: number, of: number): (number | 'gap')[] {
  const around = Array.from({ length: 2 * BESIDE + 1 }, (_, at) => page - BESIDE + at);
  const named = [...new Set([1, ...around, of])]
    .filter((each) => each >= 1 && each <= of)
    .toSorted((a, b) => a - b);
  return named.flatMap((each, at) => {
    const leftOut = each - (named[at - 1] ?? 0) - 1;
    if (leftOut === 1) return [each - 1, each];
    return leftOut > 1 ? ['gap', each] : [each];
  });
}
