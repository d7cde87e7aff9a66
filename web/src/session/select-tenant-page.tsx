export { TenantPicker as default } from './tenant-picker.tsx';
