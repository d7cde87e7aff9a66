import { Icon } from '../../ground/public-frame/icons.tsx';
import { publicDocumentMessages as messages } from '../messages.ts';
import { MAX_SEARCHED } from './max-searched.ts';

interface SearchFormProps {
  /** The document in which is searched; all of them where it is left out. */
  within?: number | undefined;
  typed?: string;
  /** The council, where the address names it. */
  tenant: string | undefined;
}

/** Asks for words to search for; works without a script. */
export const DocumentSearchForm = ({ within, typed, tenant }: SearchFormProps) => (
  <form className="search" role="search" action="/p/document" method="get">
    <label htmlFor="q">{within === undefined ? messages.searchAll : messages.searchWithin}</label>
    <div>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={typed}
        maxLength={MAX_SEARCHED}
        autoComplete="off"
      />
      {within !== undefined && <input type="hidden" name="within" value={within} />}
      {tenant !== undefined && <input type="hidden" name="tenant" value={tenant} />}
      <button type="submit" aria-label={messages.search} title={messages.search}>
        <Icon name="search" />
      </button>
    </div>
  </form>
);
