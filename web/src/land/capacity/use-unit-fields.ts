import type { FormChoice } from '../../forms/fields.tsx';
import { useSite } from '../ground/sites/site-context.tsx';

/** The council's editable fields of residential units, in its order. */
export function useUnitFields(): FormChoice[] {
  const { fields } = useSite();
  return [...fields.values()]
    .filter((field) => field.editable && field.type === 'residential-units')
    .map((field) => ({ value: field.dbPropertyName, label: field.label }));
}
