import { Navigate } from 'react-router-dom';
import { onUndecidedHost } from '../api/host.ts';
import { TenantPicker } from './tenant-picker.tsx';

/** Choosing a council, if the host does not decide which it is. */
export default function SelectTenantPage() {
  return onUndecidedHost() ? <TenantPicker /> : <Navigate to="/" replace />;
}
