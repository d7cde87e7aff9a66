import { pagesOf } from '../ground/public-frame/page-asked.ts';
import { PageLinks } from '../ground/public-frame/page-links.tsx';
import { listAddress } from './asked.ts';
import { publicRepresentationMessages as messages } from './messages.ts';
import { type AskedList, PUBLISHED_PAGE_SIZE, type PublishedRepresentation } from './queries.ts';

interface Choices {
  consultations: string[];
  topics: string[];
  attitudes: string[];
}

interface RepresentationListPageProps {
  /** What was asked, with the page that is shown. */
  asked: AskedList;
  found: readonly PublishedRepresentation[];
  count: number;
  choices: Choices;
}

/** What is published, searched and filtered; the form works without a script. */
export function RepresentationListPage({
  asked,
  found,
  count,
  choices,
}: RepresentationListPageProps) {
  const isFiltered = Boolean(
    asked.search || asked.consultation || asked.topic || asked.attitude || asked.page > 1,
  );
  const nothing = isFiltered ? messages.none : messages.nothingYet;
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="quiet">{messages.intro}</p>
      {(isFiltered || count > 0) && <Filters asked={asked} choices={choices} />}
      <p role="status">{count === 0 ? nothing : messages.count(count)}</p>
      <ol className="list" start={(asked.page - 1) * PUBLISHED_PAGE_SIZE + 1}>
        {found.map((each) => (
          <Entry key={each.id} of={each} />
        ))}
      </ol>
      <PageLinks
        page={asked.page}
        of={pagesOf(count, PUBLISHED_PAGE_SIZE)}
        addressOf={(page) => listAddress({ ...asked, page })}
      />
    </>
  );
}

const Entry = ({ of }: { of: PublishedRepresentation }) => (
  <li>
    <h2>
      <a href={`/p/representations/${of.id}`}>{`${of.id}, ${of.representee}`}</a>
    </h2>
    <p className="quiet">{[of.consultation, of.policy, of.attitude].filter(Boolean).join(' · ')}</p>
    <p>{beginningOf(of.plain)}</p>
    <TopicList topics={of.topics} />
  </li>
);

const MAX_SHOWN = 240;
/** The first words of a text, not torn apart. */
const beginningOf = (plain: string) => {
  const words = plain.replaceAll(/\s+/g, ' ').trim();
  return words.length <= MAX_SHOWN ? words : `${words.slice(0, MAX_SHOWN).replace(/\s\S*$/, '')} …`;
};

export const TopicList = ({ topics }: { topics: readonly string[] }) =>
  topics.length > 0 && (
    <ul className="topics">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );

const Filters = ({ asked, choices }: { asked: AskedList; choices: Choices }) => (
  <form method="get" action="/p/representations" role="search">
    <div className="wide">
      <label htmlFor="q">{messages.searchLabel}</label>
      <input id="q" name="q" type="search" maxLength={200} defaultValue={asked.search} />
    </div>
    <Choice
      name="consultation"
      label={messages.consultation}
      chosen={asked.consultation}
      options={choices.consultations}
    />
    <Choice name="topic" label={messages.topic} chosen={asked.topic} options={choices.topics} />
    <Choice
      name="attitude"
      label={messages.attitude}
      chosen={asked.attitude}
      options={choices.attitudes}
    />
    <div className="actions">
      <button type="submit">{messages.apply}</button>
      <a href="/p/representations">{messages.clear}</a>
    </div>
  </form>
);

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  options: readonly string[];
}

const Choice = ({ name, label, chosen, options }: ChoiceProps) => (
  <div>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={chosen}>
      <option value="">{messages.any}</option>
      {[...new Set([...options, ...(chosen ? [chosen] : [])])].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </div>
);
