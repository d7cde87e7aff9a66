import { closed, endpoint, needs, pageShape, yup } from '../../platform/contract.ts';
import { newStaffAccount } from '../ground/staff-accounts/new-staff-account.ts';

const feature = 'staff';
const path = '/firebase/staff';

const staffAccount = closed({
  uid: yup.string().required(),
  email: yup.string().required(),
  name: yup.string().required(),
  roles: yup.array(yup.string().required()).required(),
  disabled: yup.boolean().required(),
  createdAt: yup.string().required(),
});

export const listStaffAccounts = endpoint({
  method: 'GET',
  path,
  feature,
  summary: "The council's staff accounts, disabled ones too",
  reads: ['account@users.uid'],
  access: needs('authorisation', 'read'),
  query: closed({
    ...pageShape,
    role: yup.string().max(100),
    search: yup.string().trim().max(100),
  }),
  response: closed({
    users: yup.array(staffAccount).required(),
    total: yup.number().integer().required(),
  }),
});

export const createStaffAccount = endpoint({
  method: 'POST',
  path,
  feature,
  summary: 'Opens an account for a member of staff',
  changes: ['account*'],
  access: needs('authorisation', 'write'),
  status: 201,
  body: newStaffAccount,
  response: staffAccount,
});

const params = closed({ uid: yup.string().max(128).required() });

export const putStaffDisabled = endpoint({
  method: 'PUT',
  path: `${path}/{uid}/disabled`,
  feature,
  summary: 'Disables a staff account, ending its sessions, or enables it again',
  changes: ['account:uid'],
  access: needs('authorisation', 'write'),
  params,
  body: closed({ disabled: yup.boolean().required() }),
  response: staffAccount,
});

export const deleteStaffAccount = endpoint({
  method: 'DELETE',
  path: `${path}/{uid}`,
  feature,
  summary: 'Removes a staff account; what the person did stays, under their name',
  changes: ['account:uid', 'account*'],
  access: needs('authorisation', 'delete'),
  status: 204,
  params,
  response: yup.mixed(),
});
