export interface PickableField {
  name: string;
  label: string;
}

/** Fields whose label or name contains the words. */
export function findFields<F extends PickableField>(fields: readonly F[], term: string): F[] {
  const wanted = term.trim().toLowerCase();
  return fields.filter(
    ({ name, label }) => label.toLowerCase().includes(wanted) || name.includes(wanted),
  );
}
