import type { PollOptionCount } from '../../poll-results.ts';
import type { QuestionOption } from '../question/schema.ts';
import { pollViewMessages as messages } from './messages.ts';

interface PollResultsViewProps {
  options: readonly QuestionOption[];
  counts: readonly PollOptionCount[];
}

/** How often each option of a poll was chosen: in words, and as bars beside them. */
export function PollResultsView({ options, counts }: PollResultsViewProps) {
  const answersOf = new Map(counts.map(({ id, answers }) => [id, answers]));
  const total = counts.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <div className="poll-results">
      <p>
        <strong>{messages.results}</strong> <span className="quiet">{messages.answers(total)}</span>
      </p>
      <ul>
        {options.map(({ id, title }) => {
          const answers = answersOf.get(id) ?? 0;
          const percent = total === 0 ? 0 : Math.round((100 * answers) / total);
          return (
            <li key={id}>
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
    </div>
  );
}
