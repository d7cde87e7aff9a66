import type { PanelId } from './panels.ts';

/** The id of a panel's heading on the page. */
export const headingOf = (panel: PanelId) => `panel-${panel}`;
