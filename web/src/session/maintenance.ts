import type { TenantRecord } from './tenant.tsx';

type PageStatus = TenantRecord['page_maintenance_status'][number];

/** Active when switched on with no end, or an end still to come (specification 000 section 4). */
export function isUnderMaintenance(status: PageStatus, now: Date): boolean {
  if (!status.maintenanceActive) return false;
  return status.maintenanceActiveUntil === null || new Date(status.maintenanceActiveUntil) > now;
}
