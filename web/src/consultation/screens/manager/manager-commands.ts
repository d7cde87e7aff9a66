import { MANAGER } from '../../../records/kept/manager-place.ts';
import { type CommandKind, isCalled } from '../../../session/command-kind.ts';
import { managerCommandMessages as messages } from './command-messages.ts';

const ACTIONS = [
  { label: messages.newRepresentation, to: `${MANAGER}/all/new-representation` },
  { label: messages.newContact, to: `${MANAGER}/contacts/new-representee` },
  { label: messages.newOrganisation, to: `${MANAGER}/organisations/new-representee` },
];

/** What officers begin in the representation manager. */
export const managerCommands: CommandKind = {
  name: 'manager',
  label: messages.begin,
  isAtOnce: true,
  mayUse: ({ may, has }) => has('consultation pages') && may('representations', 'read', 'write'),
  find: (query) =>
    Promise.resolve(
      ACTIONS.filter(({ label }) => isCalled(label, query)).map((each) => ({
        ...each,
        id: each.to,
      })),
    ),
};
