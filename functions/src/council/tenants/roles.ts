import type { Action, Unit } from '../../platform/contract.ts';

type Grants = Partial<Record<Unit, Action[]>>;

const all: Action[] = ['read', 'write', 'delete'];

/** The roles that every council starts with; a council may add its own. */
export const grantsByRole = {
  admin: {
    name: 'Administrator',
    grants: {
      placemaker: all,
      sites: all,
      'site-lists': all,
      consultations: all,
      representations: all,
      originals: ['read'],
      authorisation: all,
      'features-in-development': all,
    },
  },
  officer: {
    name: 'Planning officer',
    grants: {
      placemaker: ['read', 'write'],
      sites: all,
      'site-lists': all,
      consultations: ['read', 'write'],
      representations: all,
      originals: ['read'],
    },
  },
  viewer: {
    name: 'Viewer',
    grants: {
      placemaker: ['read'],
      sites: ['read'],
      'site-lists': ['read'],
      consultations: ['read'],
      representations: ['read'],
    },
  },
  consultee: { name: 'Consultation user', grants: { consultations: ['read'] } },
} as const satisfies Record<string, { name: string; grants: Grants }>;

export type RoleId = keyof typeof grantsByRole;
