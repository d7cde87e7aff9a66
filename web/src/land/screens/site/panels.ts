import type { FlagName } from '@contract/platform/flag-names.ts';
import type { ComponentType } from 'react';
import { sitePageMessages as messages } from './messages.ts';

/** Every panel of a site's page; layouts refer to them by these names. */
export const panelIds = [
  'features',
  'ol-map',
  'google-map',
  'notes',
  'history',
  'files',
  'constraints',
  'capacity',
  'correspondence',
  'scenarios',
  'people',
  'related',
  'availability',
] as const;
export type PanelId = (typeof panelIds)[number];

/** A default-exported component without props, which asks useSite for the site. */
export interface PanelEntry {
  title: string;
  load: () => Promise<{ default: ComponentType }>;
  versions: readonly ('classic' | 'v2')[];
  /** The panel's flag; of several, one that is on is enough. */
  flag?: FlagName | readonly FlagName[];
  /** Its content reaches the panel's edges, as a map's does. */
  flush?: true;
}

const both = ['classic', 'v2'] as const;

/** The panels in reading order. */
export const panels: Partial<Record<PanelId, PanelEntry>> = {
  features: {
    title: messages.panels.features,
    load: () => import('../../site-fields/features-panel.tsx'),
    versions: both,
  },
  'ol-map': {
    title: messages.panels['ol-map'],
    load: () => import('../site-map/site-map-panel.tsx'),
    versions: both,
    flush: true,
  },
  'google-map': {
    title: messages.panels['google-map'],
    load: () => import('../../google-map/google-map-part.tsx'),
    versions: both,
    flush: true,
  },
  notes: {
    title: messages.panels.notes,
    load: () => import('../../history/notes/notes-panel.tsx'),
    versions: both,
  },
  history: {
    title: messages.panels.history,
    load: () => import('../../history/history-panel.tsx'),
    versions: both,
  },
  scenarios: {
    title: messages.panels.scenarios,
    load: () => import('../../scenarios/scenarios-panel.tsx'),
    versions: both,
    flag: 'site view scenarios',
  },
  files: {
    title: messages.panels.files,
    load: () => import('../../files/files-panel.tsx'),
    versions: both,
  },
  constraints: {
    title: messages.panels.constraints,
    load: () => import('../../constraints/constraints-panel.tsx'),
    versions: both,
  },
  capacity: {
    title: messages.panels.capacity,
    load: () => import('../../capacity/capacity-panel.tsx'),
    versions: both,
  },
  people: {
    title: messages.panels.people,
    load: () => import('../../site-people/people-panel.tsx'),
    versions: ['v2'],
  },
  related: {
    title: messages.panels.related,
    load: () => import('../../related-sites/related-panel.tsx'),
    versions: ['v2'],
  },
  correspondence: {
    title: messages.panels.correspondence,
    load: () => import('../../correspondence/correspondence-panel.tsx'),
    versions: both,
  },
  availability: {
    title: messages.panels.availability,
    load: () => import('../../availability/availability-panel.tsx'),
    versions: both,
    flag: ['call-for-sites questionnaire', 'site view availability tab suggestion form'],
  },
};
