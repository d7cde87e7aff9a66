import type { PageGuard } from '../session/page-route.ts';

export const consultations = [{ unit: 'consultations', actions: ['read'] }] satisfies PageGuard;
export const admin = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'authorisation', actions: ['read', 'write', 'delete'] },
] satisfies PageGuard;
export const site = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'sites', actions: ['read'] },
] satisfies PageGuard;
export const representationStaff = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'representations', actions: ['read'] },
] satisfies PageGuard;
/** Who takes in what arrives sees it before anything of it can be redacted. */
export const intakeStaff = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'representations', actions: ['write'] },
  { unit: 'originals', actions: ['read'] },
] satisfies PageGuard;
/** Who reads what officers write for the public. */
export const documentStaff = [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'consultations', actions: ['read'] },
] satisfies PageGuard;
