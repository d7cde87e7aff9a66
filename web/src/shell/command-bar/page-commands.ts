import { isBuilt } from '../../session/page-route.ts';
import {
  type Command,
  type CommandKind,
  type CommandUser,
  isCalled,
} from '../../session/command-kind.ts';
import { routeOf } from '../current-route.ts';
import { commandBarMessages as messages } from './messages.ts';

/** Pages that other pages lead to; those of the menu are the menu's. */
const BESIDE_MENU: { to: string; label?: string }[] = [
  { to: '/consultations/contacts', label: messages.contacts },
  { to: '/consultations/organisations' },
  { to: '/consultations/response-manager' },
  { to: '/consultations/work' },
  { to: '/consultations/intake' },
  { to: '/consultations/intake/paper' },
  { to: '/consultations/topics' },
  { to: '/documents/held-answers' },
  { to: '/site-checks' },
  { to: '/data-export' },
  { to: '/notifications' },
  { to: '/settings' },
];

/** The pages of the product that this person may open: those of the sidebar's menu, and what its pages lead to. */
export const pageCommands: CommandKind = {
  name: 'pages',
  label: messages.pages,
  isAtOnce: true,
  mayUse: ({ may }) => may('placemaker', 'read'),
  async find(query, _signal, user) {
    const beside = BESIDE_MENU.map(({ to, label = routeOf(to).title }) => ({ id: to, label, to }));
    return [...(await menuCommands(user)), ...beside].filter(
      ({ to, label, detail = '' }: PageCommand) =>
        mayOpen(to, user) && isCalled(`${label} ${detail}`, query),
    );
  },
};

type PageCommand = Command & { to: string };

async function menuCommands({ may, features }: CommandUser): Promise<PageCommand[]> {
  // By the chunk that has the menu: shared in one of its own, it would be one more name in the shell.
  const { menu, shownEntries } = await import('../sidebar.tsx');
  return menu
    .filter(({ needs }) => needs.every(({ unit, actions }) => may(unit, ...actions)))
    .flatMap((group) =>
      shownEntries(group, features).flatMap(({ label, to, unit, disabled }) =>
        to === undefined || disabled || !may(unit ?? 'placemaker', 'read')
          ? []
          : [{ id: to, label, detail: group.label, to }],
      ),
    );
}

function mayOpen(path: string, { may, has }: CommandUser): boolean {
  const route = routeOf(path);
  if (!isBuilt(route) || (route.flag && !has(route.flag))) return false;
  const { guard = [{ unit: 'placemaker' as const, actions: ['read' as const] }] } = route;
  return typeof guard === 'string' || guard.every(({ unit, actions }) => may(unit, ...actions));
}
