import { longDateOf } from '../../platform/dates/long-date.ts';
import { publicDocumentMessages as messages } from './messages.ts';
import type { PublishedEntry } from './queries.ts';
import { DocumentSearchForm } from './searching/search-form.tsx';
import { StateWords } from './state-words.tsx';

/** Where residents arrive: what the council has published to be read and answered. */
export const DocumentListPage = ({
  documents,
  tenant,
}: {
  documents: readonly PublishedEntry[];
  /** The council, where the address names it. */
  tenant: string | undefined;
}) => (
  <div className="listing">
    <h1>{messages.title}</h1>
    <p className="lead">{messages.intro}</p>
    {documents.length === 0 ? (
      <div className="nothing">
        <h2>{messages.empty}</h2>
        <p>{messages.emptyHint}</p>
      </div>
    ) : (
      <>
        <DocumentSearchForm tenant={tenant} />
        <ul className="documents">
          {documents.map((each) => (
            <Entry key={each.id} of={each} />
          ))}
        </ul>
      </>
    )}
  </div>
);

const Entry = ({ of }: { of: PublishedEntry }) => (
  <li>
    <h2>
      <a href={`/p/document/${of.id}`}>{of.title}</a>
    </h2>
    {of.subtitle && <p>{of.subtitle}</p>}
    {of.consultation ? (
      <StateWords of={of.consultation} />
    ) : (
      <p className="quiet">{messages.published(longDateOf(new Date(of.publishedAt)))}</p>
    )}
  </li>
);
