import { Icon, type IconName } from '../ground/public-page/icons.tsx';
import { publicDocumentMessages as messages } from './messages.ts';

interface DocumentHeaderProps {
  isDocument: boolean;
  /** No other document is public. */
  isOnly: boolean;
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
  isDocument,
  isOnly,
  hasBuilder,
  hasAccounts,
}: DocumentHeaderProps) => (
  <div className="tools" data-island="header">
    {isDocument && !isOnly && (
      <Tool icon="library" href="/p/document">
        {messages.allDocuments}
      </Tool>
    )}
    {isDocument && (
      <>
        <label className="client" data-part="client" hidden>
          <span>{messages.client}</span>
          <select aria-label={messages.client} />
        </label>
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

/** Where the council says what it does with what it is told. */
export const DocumentFooter = () => (
  <footer className="foot">
    <a href="/policy">{messages.policy}</a>
    <a href="/terms">{messages.terms}</a>
  </footer>
);
