import type { Action, Unit } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/platform/flag-names.ts';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  FilePlus2,
  Inbox,
  Map as MapIcon,
  MessagesSquare,
  Settings,
  Table2,
  Upload,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { isBuilt } from '../session/page-route.ts';
import { routeOf } from './current-route.ts';
import { shellMessages as messages } from './messages.ts';

export interface Entry {
  label: string;
  icon: ReactNode;
  to?: string;
  /** Another address of the same page. */
  also?: string;
  /** What one must be able to read beside what its group needs. */
  unit?: Unit;
  /** In the specification's menu, but switched off there. */
  disabled?: true;
  flag?: FlagName;
}

export interface EntryGroup {
  label: string;
  needs: { unit: Unit; actions: Action[] }[];
  flag?: FlagName;
  atBottom?: true;
  entries: Entry[];
}

const read: Action[] = ['read'];
const everything: Action[] = ['read', 'write', 'delete'];

/** The sidebar of specification 000 section 2.3. An entry whose page is not built yet is hidden. */
export const menu: EntryGroup[] = [
  {
    label: messages.siteAssessment,
    needs: [{ unit: 'placemaker', actions: read }],
    entries: [
      { label: messages.table, icon: <Table2 size={20} />, to: '/table' },
      { label: messages.map, icon: <MapIcon size={20} />, to: '/map', also: '/' },
      {
        label: messages.correspondence,
        icon: <Inbox size={20} />,
        to: '/correspondence',
        unit: 'sites',
      },
      { label: messages.sitesFormBuilder, icon: <FilePlus2 size={20} />, disabled: true },
    ],
  },
  {
    label: messages.consultations,
    needs: [{ unit: 'placemaker', actions: read }],
    flag: 'consultation pages',
    entries: [
      {
        label: messages.docBuilder,
        icon: <BookOpen size={20} />,
        to: '/documents',
        flag: 'document builder',
      },
      {
        label: messages.repManager,
        icon: <MessagesSquare size={20} />,
        to: '/consultations/representations/all',
        also: '/consultations',
        unit: 'representations',
      },
      {
        label: messages.analysis,
        icon: <ChartColumn size={20} />,
        to: '/document/response-analysis',
        unit: 'representations',
        flag: 'analysis page',
      },
    ],
  },
  {
    label: messages.events,
    needs: [{ unit: 'placemaker', actions: read }],
    entries: [{ label: messages.events, icon: <CalendarDays size={20} />, disabled: true }],
  },
  {
    label: messages.admin,
    needs: [
      { unit: 'placemaker', actions: read },
      { unit: 'authorisation', actions: everything },
    ],
    atBottom: true,
    entries: [
      {
        label: messages.geodataUpload,
        icon: <Upload size={20} />,
        to: '/admin/placemaker/geodata/upload',
        flag: 'geodata management',
      },
      { label: messages.placemaker, icon: <Settings size={20} />, to: '/admin/placemaker' },
      { label: messages.consultations, icon: <UsersRound size={20} />, to: '/admin/consultations' },
      { label: messages.callForSites, icon: <FilePlus2 size={20} />, to: '/admin/cfs' },
    ],
  },
];

/** The entries of a group that have a page in this council. */
export function shownEntries(group: EntryGroup, flags: readonly string[]): Entry[] {
  const on = (flag?: FlagName) => flag === undefined || flags.includes(flag);
  if (!on(group.flag)) return [];
  return group.entries.filter(
    (entry) => on(entry.flag) && (entry.disabled || leadsSomewhere(entry.to, on)),
  );
}

function leadsSomewhere(to: string | undefined, on: (flag?: FlagName) => boolean): boolean {
  const route = routeOf(to ?? '*');
  return isBuilt(route) && on(route.flag);
}
