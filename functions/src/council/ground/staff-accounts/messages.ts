/** Why a staff account cannot be opened, disabled or removed. */
export const staffMessages = {
  unknownRole: 'The council has no such role',
  ownAccount: 'Somebody else must do this with your own account',
  lastAdministrator: 'Nobody could administer the council any more',
};
