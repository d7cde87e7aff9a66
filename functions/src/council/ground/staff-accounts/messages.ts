/** Why a staff account cannot be opened, disabled or removed. */
export const staffMessages = {
  unknownRole: 'The council has no such role',
  ownAccount: 'Somebody else must do this to your account',
  lastAdministrator: 'The council would have no administrator left',
};
