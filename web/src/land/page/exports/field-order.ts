export interface PickableField {
  name: string;
  label: string;
}

/** The names with one moved by this many places, staying within the list. */
export function moveField(names: readonly string[], name: string, by: number): string[] {
  const from = names.indexOf(name);
  if (from < 0) return [...names];
  const rest = names.filter((each) => each !== name);
  rest.splice(Math.max(0, Math.min(rest.length, from + by)), 0, name);
  return rest;
}

/** The names with one moved to another's position. */
export function movedTo(names: readonly string[], name: string, target: string): string[] {
  return moveField(names, name, names.indexOf(target) - names.indexOf(name));
}

/** Fields whose label or name contains the words. */
export function findFields<F extends PickableField>(fields: readonly F[], term: string): F[] {
  const wanted = term.trim().toLowerCase();
  return fields.filter(
    ({ name, label }) => label.toLowerCase().includes(wanted) || name.includes(wanted),
  );
}
