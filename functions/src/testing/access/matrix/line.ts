/** Statuses for signed out, resident, viewer, officer, admin; 'any' where it depends on what runs beside. */
type Expected = [number, number, number, number, number] | 'any';
export type Line = [
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  json: object | undefined,
  Expected,
];
