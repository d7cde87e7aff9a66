import { longDateOf } from '../../platform/dates/long-date.ts';
import { pagesOf } from '../ground/public-frame/page-asked.ts';
import { PageLinks } from '../ground/public-frame/page-links.tsx';
import { publicDocumentMessages as messages } from './messages.ts';
import { LISTED_PAGE_SIZE, type PublishedEntry } from './queries.ts';
import { DocumentSearchForm } from './searching/search-form.tsx';
import { StateWords } from './state-words.tsx';

/** Where residents arrive: what the council has published to be read and answered. */
export const DocumentListPage = ({
  documents,
  count,
  page,
  tenant,
}: {
  documents: readonly PublishedEntry[];
  /** How many there are on all pages. */
  count: number;
  page: number;
  /** The council, where the address names it. */
  tenant: string | undefined;
}) => (
  <div className="listing">
    <h1>{messages.title}</h1>
    <p className="lead">{messages.intro}</p>
    {count === 0 ? (
      <div className="nothing">
        <h2>{messages.empty}</h2>
        <p>{messages.emptyHint}</p>
      </div>
    ) : (
      <>
        <DocumentSearchForm tenant={tenant} />
        <p className="quiet" role="status">
          {messages.count(count, { page, size: LISTED_PAGE_SIZE })}
        </p>
        <ul className="documents">
          {documents.map((each) => (
            <Entry key={each.id} of={each} />
          ))}
        </ul>
        <PageLinks
          page={page}
          of={pagesOf(count, LISTED_PAGE_SIZE)}
          addressOf={(each) => listAddress(each, tenant)}
        />
      </>
    )}
  </div>
);

/** The address of a page of the list. */
function listAddress(page: number, tenant: string | undefined): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (tenant !== undefined) query.set('tenant', tenant);
  return `/p/document${query.size > 0 ? `?${query}` : ''}`;
}

const Entry = ({ of }: { of: PublishedEntry }) => (
  <li>
    <h2 dir="auto">
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
