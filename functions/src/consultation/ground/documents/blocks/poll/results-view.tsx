import type { PollOptionCount } from '../../queries/poll-results.ts';
import { pollViewMessages as messages } from './messages.ts';

interface PollResultsViewProps {
  /** The present title of the poll. */
  title: string;
  counts: readonly PollOptionCount[];
}

/**
 * How often each option of a poll was chosen: in words, and as bars beside them. Who answered a poll that was called
 * otherwise is told apart.
 */
export function PollResultsView({ title, counts }: PollResultsViewProps) {
  const byTitle = Map.groupBy(counts, ({ asked }) => asked);
  return (
    <div className="poll-results">
      {[...byTitle.entries()].map(([asked, of]) => (
        <ResultsOf key={asked} asked={asked === title.trim() ? null : asked} counts={of} />
      ))}
    </div>
  );
}

/** `asked`: what the poll was called, where it is called otherwise now. */
function ResultsOf({
  asked,
  counts,
}: {
  asked: string | null;
  counts: readonly PollOptionCount[];
}) {
  const total = counts.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <>
      <p>
        <strong>{asked === null ? messages.results : messages.askedBefore(asked)}</strong>{' '}
        <span className="quiet">{messages.answers(total)}</span>
      </p>
      <ul>
        {counts.map(({ id, title, answers }) => {
          const percent = total === 0 ? 0 : Math.round((100 * answers) / total);
          return (
            <li key={`${id} ${title}`}>
              <span className="poll-option">
                <span>{title}</span>{' '}
                <span className="poll-count">{messages.share(answers, percent)}</span>
              </span>
              <span className="poll-bar" aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
