import type { PanelId } from '../panels.ts';
import type { StoredLayout } from './stored-layout.ts';

/** What a person arranges: where panels stand at each width, and which are not shown. */
export type Arrangement = Pick<StoredLayout, 'layouts' | 'hidden'>;

/** The council's arrangement, as everybody has it who never changed theirs. */
export const STANDARD: Arrangement = { layouts: {}, hidden: [] };

/** With a panel hidden, or brought back to where it was. */
export const withHidden = (
  { layouts, hidden }: Arrangement,
  panel: PanelId,
  isHidden: boolean,
): Arrangement => ({
  layouts,
  hidden: isHidden ? [...hidden, panel] : hidden.filter((each) => each !== panel),
});
