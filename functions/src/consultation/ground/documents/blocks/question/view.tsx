import type { EditionQuestion } from '../../edition.ts';
import type { PollOptionCount } from '../../queries/poll-results.ts';
import type { BlockPlace } from '../../view/place.ts';
import { MapBlockView } from '../map/view.tsx';
import { pollViewMessages } from '../poll/messages.ts';
import { PollResultsView } from '../poll/results-view.tsx';
import { LockedFields } from './locked-fields.tsx';
import { logInFrom } from '../../../../../council/ground/people/log-in-address.ts';
import { questionViewMessages as messages } from './messages.ts';
import type { PollAudience } from '../poll/schema.ts';
import { QuestionLegend, QuestionWords } from './question-words.tsx';

/** A question as a script in the browser needs it: of the map nothing but the names of its sites. */
export type LiveQuestion = Omit<EditionQuestion, 'map'> & { sites: { id: number; name: string }[] };

export interface QuestionIslandData {
  id: string;
  documentId: number;
  /** The edition that the page shows: an answer is told in its words. */
  edition: number;
  headingLevel: number;
  question: LiveQuestion;
}

interface QuestionViewProps {
  id: string;
  content: EditionQuestion;
  place: BlockPlace;
}

/** A question as it is read; a script makes its fields ones that can be used. */
export function QuestionView({ id, content, place }: QuestionViewProps) {
  const { map, ...rest } = content;
  const sites = map?.sites.map((site) => ({ id: site.id, name: site.name })) ?? [];
  const question: LiveQuestion = { ...withPictureAddresses(rest, place), sites };
  const { documentId, edition, headingLevel } = place;
  const data: QuestionIslandData = { id, documentId, edition, headingLevel, question };
  const isMapLinked = content.questionType === 'mapLinked';
  const style = content.color ? { borderLeftColor: content.color } : undefined;
  return (
    <div className="asks" style={style}>
      {isMapLinked && (
        <>
          <QuestionLegend id={id} of={content} level={headingLevel} />
          <QuestionWords id={id} of={content} />
          {map && <MapBlockView id={id} content={map} place={place} />}
        </>
      )}
      <div className="answering" data-island="question">
        <LockedFields {...data} />
        <p className={place.notNow ? 'log-in' : 'log-in needs-script'}>
          {place.notNow ?? (
            <>
              <strong>{messages.logInFirst}</strong> <a href={logInFrom(id)}>{messages.logIn}</a>
              <br />
              {messages.logInToSubmit}
            </>
          )}
        </p>
      </div>
      {!place.notNow && (
        <noscript>
          <p className="note">
            {messages.needsScript} <a href="/p/accessibility#contact">{messages.byLetter}</a>
          </p>
        </noscript>
      )}
      {content.results && (
        <PollEnd of={content} results={content.results} counts={place.polls?.get(id)} />
      )}
      <script
        type="application/json"
        // No end of a script stands in it.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}

interface PollEndProps {
  of: EditionQuestion;
  results: PollAudience;
  counts: readonly PollOptionCount[] | undefined;
}

/** How a poll stands, or when that is told. */
const PollEnd = ({ of, results, counts }: PollEndProps) =>
  counts && counts.length > 0 ? (
    <PollResultsView title={of.title} counts={counts} />
  ) : (
    results !== 'never' && <p className="quiet note">{pollViewMessages.shownLater[results]}</p>
  );

type WithoutMap = Omit<EditionQuestion, 'map'>;

/** Pictures of options that are files of the edition get the addresses of these. */
function withPictureAddresses(asked: WithoutMap, { fileAt }: BlockPlace): WithoutMap {
  const addressed = (option: WithoutMap['options'][number]) => ({
    ...option,
    imageUrl: /^(https:|$)/.test(option.imageUrl) ? option.imageUrl : fileAt(option.imageUrl),
  });
  return {
    ...asked,
    options: asked.options.map(addressed),
    questions: asked.questions.map((each) => ({ ...each, options: each.options.map(addressed) })),
  };
}
