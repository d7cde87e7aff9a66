import type { NamedLink } from '../../../platform/council-links.ts';
import { isWebAddress } from '../../../platform/link-address.ts';
import { councilPageAt, councilPageKinds, councilPageNames } from './council-page-kinds.ts';
import { publicFrameMessages as messages } from './messages.ts';

/** Where feedback goes: the council's own widget, else the form of the app. */
export const feedbackAt = (widget: unknown): string =>
  typeof widget === 'string' && isWebAddress(widget) ? widget : '/feedback';

/** The pages that a council must have, and where to say what could be better. */
export const linksOfSite = (feedback: string): NamedLink[] => [
  ...councilPageKinds.map((kind) => ({
    label: councilPageNames[kind],
    href: councilPageAt(kind),
  })),
  { label: messages.leaveFeedback, href: feedback },
];
