import { longDate } from '../../platform/dates/long-date.ts';
import { documentOf } from '../ground/texts/plain-text.ts';
import { attachmentMessages } from '../ground/attachments/messages.ts';
import { TopicList } from './list-page.tsx';
import { publicRepresentationMessages as messages } from './messages.ts';
import type { WholeRepresentation } from './queries.ts';
import { TextView } from './text-view.tsx';

/** One published representation, with the council's response where there is one. */
export const OnePage = ({ of }: { of: WholeRepresentation }) => (
  <>
    <nav>
      <a href="/p/representations">{messages.back}</a>
    </nav>
    <h1>{messages.one(of.id)}</h1>
    <p className="quiet">{of.consultation}</p>
    <dl>
      <Fact term={messages.madeBy} value={of.representee} />
      <Fact term={messages.received} value={longDate(of.receivedDate)} />
      <Fact term={messages.policy} value={of.policy} />
      <Fact term={messages.attitude} value={of.attitude} />
    </dl>
    <TopicList topics={of.topics} />
    <h2>{messages.said}</h2>
    <div className="text">
      <TextView document={of.document ?? documentOf(of.plain)} />
    </div>
    {of.plain.includes('<Redacted ') && <p className="quiet">{messages.redactedNote}</p>}
    {of.attachments.length > 0 && (
      <>
        <h2>{messages.attachments}</h2>
        <ul>
          {of.attachments.map(({ number, contentType, pages, size }) => (
            <li key={number}>
              <a href={`/p/representations/${of.id}/attachments/${number}`}>
                {attachmentMessages.described(number, contentType, pages, size)}
              </a>
            </li>
          ))}
        </ul>
        <p className="quiet">{messages.attachmentsNote}</p>
      </>
    )}
    {of.response && (
      <>
        <h2>{messages.answered}</h2>
        <TextView document={documentOf(of.response)} />
      </>
    )}
  </>
);

const Fact = ({ term, value }: { term: string; value: string | null }) =>
  value && (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
