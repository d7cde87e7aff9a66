import type { RefObject } from 'react';

/** Asks those that fill in forms without reading them to leave this one alone. */
const NOT_FOR_PASSWORD_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A field that nobody sees, hears or reaches by keyboard, and no browser fills: whoever writes into it is a machine, and
 * the answer waits for an officer.
 */
export const UnseenField = ({ field }: { field: RefObject<HTMLInputElement | null> }) => (
  <span className="hidden-words" aria-hidden="true">
    <input
      ref={field}
      type="text"
      name="further-remarks"
      autoComplete="off"
      tabIndex={-1}
      {...NOT_FOR_PASSWORD_MANAGERS}
    />
  </span>
);
