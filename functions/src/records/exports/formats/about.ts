import { exactTime } from '../../../platform/dates/long-date.ts';
import type { FileDescription } from './format.ts';

/** A file's description of itself, for formats that have a place for it: a sheet, a readme, a description. */
export function aboutLines(sheet: FileDescription, remarks: string[]): [string, string][] {
  return [
    ['Title', sheet.title],
    ['Council', sheet.council],
    ['Made on', exactTime(sheet.madeAt)],
    ...(sheet.filters ?? []).map((words): [string, string] => ['Filter', words]),
    ...(sheet.filters?.length === 0 ? [['Filter', 'None: all records'] as [string, string]] : []),
    ...(sheet.scenario ? [['Scenario', sheet.scenario] as [string, string]] : []),
    ...(sheet.attribution ? [['Attribution', sheet.attribution] as [string, string]] : []),
    ...remarks.map((remark): [string, string] => ['Note', remark]),
  ];
}

/** The same as text, one line each. */
export function aboutText(sheet: FileDescription, remarks: string[]): string {
  return aboutLines(sheet, remarks)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
