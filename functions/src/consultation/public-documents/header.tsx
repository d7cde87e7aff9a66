import { documentFormats } from '../ground/documents/print/document-formats.ts';
import { Icon, type IconName } from '../ground/public-frame/icons.tsx';
import { publicDocumentMessages as messages } from './messages.ts';

/** The files of an edition. */
interface DownloadsOffered {
  /** The address of each. */
  fileAt: (name: string) => string;
  /** Whether a spreadsheet of sites comes with the document. */
  hasSites: boolean;
}

interface DocumentHeaderProps {
  /** Of a document's own pages. */
  downloads?: DownloadsOffered;
  /** Whether there is a page that lists this document among others. */
  hasList: boolean;
  /** Whether the council's staff write documents here. */
  hasBuilder: boolean;
  /** Whether people can have an account to answer with. */
  hasAccounts: boolean;
}

/**
 * What stands beside the council's name. What needs a script is hidden until there is one, in its place where it has
 * one, so that nothing moves.
 */
export const DocumentHeader = ({
  downloads,
  hasList,
  hasBuilder,
  hasAccounts,
}: DocumentHeaderProps) => (
  <div className="tools" data-island="header">
    {downloads && hasList && (
      <Tool icon="library" href="/p/document">
        {messages.allDocuments}
      </Tool>
    )}
    {downloads && (
      <>
        <label className="client" data-part="client" hidden>
          <span>{messages.client}</span>
          <select aria-label={messages.client} />
        </label>
        <Downloads of={downloads} />
        <button className="tool waits" type="button" data-part="share" title={messages.share}>
          <Icon name="share" />
          <span>{messages.share}</span>
        </button>
        {hasBuilder && (
          <Tool icon="document" href="/documents" data-part="documents" hidden>
            {messages.documents}
          </Tool>
        )}
      </>
    )}
    {hasAccounts && (
      <Tool icon="logIn" href="/consultations/login" data-part="log-in">
        {messages.logIn}
      </Tool>
    )}
    <details className="user" data-part="user" hidden>
      <summary className="tool" aria-label={messages.menu}>
        <Icon name="person" />
        <span />
      </summary>
      <ul />
    </details>
  </div>
);

/** Plain links: a browser saves what they lead to, and shows why there is nothing; a script does so without leaving. */
const Downloads = ({ of: { fileAt, hasSites } }: { of: DownloadsOffered }) => (
  <details className="download" data-part="download">
    <summary className="tool" title={messages.download}>
      <Icon name="download" />
      <span>{messages.download}</span>
    </summary>
    <ul>
      {documentFormats.map((format) => (
        <li key={format}>
          <a href={fileAt(`download/${format}`)}>
            {messages.downloadAs[format]}
            {hasSites && <small>{messages.withSites}</small>}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

interface ToolProps {
  icon: IconName;
  href: string;
  children: string;
  hidden?: boolean;
  'data-part'?: string;
}

const Tool = ({ icon, children, ...link }: ToolProps) => (
  <a className="tool" title={children} {...link}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);
