import { isDayOfLetters } from '../../platform/dates/day.ts';
import { invalidField } from '../../platform/errors.ts';
import { typeOfColumn } from './column-types.ts';
import { customColumnMessages as messages } from './messages.ts';
import type { CustomColumn } from './queries.ts';

/** The value as the column stores it; null for nothing. Throws payload-invalid, naming `value`. */
export function customValue(column: CustomColumn, value: unknown): unknown {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  const problem = problemOf(column, value);
  if (problem) throw invalidField('value', problem);
  return typeof value === 'string' ? value.trim() : value;
}

function problemOf({ renderType, options }: CustomColumn, value: unknown): string | undefined {
  const { longest = 0 } = typeOfColumn(renderType);
  switch (renderType) {
    case 'Checkbox':
      return typeof value === 'boolean' ? undefined : messages.notYesOrNo;
    case 'Number':
    case 'Percentage':
      return Number.isFinite(value) ? undefined : messages.notANumber;
    case 'Date':
      return typeof value === 'string' && isDayOfLetters(value) ? undefined : messages.notADate;
    case 'Single select':
      return options.includes(String(value)) ? undefined : messages.notAnOption;
    case 'Multi-select': {
      const all = Array.isArray(value) && value.every((each) => options.includes(String(each)));
      return all ? undefined : messages.notAnOption;
    }
    case 'Text single line':
    case 'Text paragraph':
    case 'Currency':
      if (typeof value !== 'string') return messages.notAText;
      return value.trim().length > longest ? messages.tooLong(longest) : undefined;
  }
}
