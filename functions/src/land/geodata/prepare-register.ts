import { readRegister } from './brownfield/read-register.ts';
import { askAboutMissing, importRegister, planRegister } from './import-register.ts';
import type { Preparation, PreparedImport } from './prepared-import.ts';

/** A brownfield land register as sites. Throws UnreadableFile. */
export function prepareRegister({ bytes, dictionary }: Preparation): PreparedImport {
  const reading = readRegister(bytes);
  const { map, findings } = planRegister(dictionary, reading);
  const wholeRows = reading.findings.filter(({ column, row }) => column === null && row > 1);
  return {
    rows: reading.sites.length + wholeRows.length,
    total: reading.sites.length,
    findings: [...findings, ...reading.findings],
    step: async (tx, from, to, context) => {
      const about = { ...context, map, dictionary };
      const done = await importRegister(tx, about, reading.sites.slice(from, to));
      const missing = to < reading.sites.length ? [] : await askAboutMissing(tx, map, reading);
      return { ...done, findings: [...done.findings, ...missing] };
    },
  };
}
