/** How a field's values are shown and bounded; councils write this in their dictionary. */
export interface FieldFormat {
  NUMBERS_AFTER_DECIMAL_POINT?: number;
  THOUSANDS_SEPARATOR?: string;
  /** A value with this text gets a dot of this colour. */
  COLOURED_DOT?: { value: string; color: string }[];
  /** A range 0 to 0 means unbounded. */
  min?: number;
  max?: number;
  /** How the value goes with other fields of the record. */
  CHECKS?: FieldCheck[];
}

/** A check between two fields; an empty field never fails one. */
export interface FieldCheck {
  /** 'at-most': no more, or no later, than the other. 'needs': only where the other holds something, or one of `values`. */
  rule: 'at-most' | 'needs';
  /** The other field's property name. */
  field: string;
  values?: (string | number | boolean)[];
  /** What fails is refused, or written and pointed out. */
  level: 'refuse' | 'warn';
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
