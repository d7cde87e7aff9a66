import type { RoleId } from '../functions/src/council/tenants/roles.ts';

/** For every demo account; accepted only by the Auth emulator. */
export const demoPassword = 'Passw0rd!';

export interface DemoAccount {
  uid: string;
  email: string;
  displayName: string;
  kind: 'staff' | 'consultation';
  /** Staff sign in through Microsoft; consultation users with e-mail and password. */
  provider: 'azure' | 'firebase-auth';
  verified: boolean;
  role: RoleId;
  about: object;
  meta: object;
}

/** The demo accounts of a council. */
export function demoAccounts(shortName: string): DemoAccount[] {
  const staff = (role: 'admin' | 'officer' | 'viewer', displayName: string): DemoAccount => ({
    ...who(role, displayName),
    kind: 'staff',
    provider: 'azure',
    verified: true,
    role,
    about: {},
    meta: {},
  });
  const person = (
    name: string,
    displayName: string,
    verified: boolean,
    meta: object,
  ): DemoAccount => ({
    ...who(name, displayName),
    kind: 'consultation',
    provider: 'firebase-auth',
    verified,
    role: 'consultee',
    about: { firstName: displayName.split(' ')[0], lastName: displayName.split(' ')[1] },
    meta: { receiveEmails: true, types: ['individual'], employers: [], clientDetails: [], ...meta },
  });
  const clients = [
    { id: `${shortName}-client-1`, companyName: 'Wendside Homes Ltd' },
    { id: `${shortName}-client-2`, companyName: 'Tanner Row Estates LLP' },
  ];
  return [
    staff('admin', 'Demo Administrator'),
    staff('officer', 'Demo Officer'),
    staff('viewer', 'Demo Viewer'),
    person('resident', 'Demo Resident', true, {}),
    person('agent', 'Demo Agent', true, {
      types: ['agent'],
      employers: ['Demo Planning Agents'],
      clientDetails: clients,
    }),
    person('unverified', 'Demo Unverified', false, {}),
  ];

  function who(name: string, displayName: string) {
    return { uid: `demo-${shortName}-${name}`, email: `${name}@${shortName}.test`, displayName };
  }
}
