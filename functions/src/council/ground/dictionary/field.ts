/** How a field's values are shown and bounded; councils write this in their dictionary. */
export interface FieldFormat {
  NUMBERS_AFTER_DECIMAL_POINT?: number;
  THOUSANDS_SEPARATOR?: string;
  /** A value with this text gets a dot of this colour. */
  COLOURED_DOT?: { value: string; color: string }[];
  /** A range 0 to 0 means unbounded. */
  min?: number;
  max?: number;
}

export interface FieldOption {
  value: string | number | boolean;
  label: string;
}

/** One field of a council's data dictionary: a real column of its sites. */
export interface DictionaryField {
  dbPropertyName: string;
  label: string;
  type: string;
  unit: string | null;
  format: FieldFormat;
  description: string | null;
  editable: boolean;
  filterable: boolean;
  searchable: boolean;
  options: FieldOption[];
  standardName: string | null;
  position: number;
}

/** A word of the council's: a status, tag, type of site, or a preset of statuses. */
export interface DictionaryTerm {
  id: number;
  kind: 'status' | 'tag' | 'type' | 'status_preset';
  value: string;
  label: string;
  colour: string | null;
  details: Record<string, unknown>;
  position: number;
}
