import { readRegister, type RegisterReading } from './brownfield/read-register.ts';
import { endFieldOf } from '../ground/sites/end-field.ts';
import { endMissing } from './end-sites.ts';
import { REGISTER_SOURCE } from '../ground/sites/register-source.ts';
import { importRegister, planRegister } from './import-register.ts';
import type { Preparation, PreparedImport } from './prepared-import.ts';

/** A brownfield land register as sites. Throws UnreadableFile. */
export function prepareRegister({ bytes, dictionary, matched }: Preparation): PreparedImport {
  const reading = readRegister(bytes);
  const { map, columns, findings } = planRegister(dictionary, reading, matched);
  const wholeRows = reading.findings.filter(({ column, row }) => column === null && row > 1);
  const total = reading.sites.length;
  const endField = endFieldOf(dictionary);
  const row = reading.sites.at(-1)?.row ?? 1;
  return {
    rows: total + wholeRows.length,
    total,
    columns,
    findings: [...findings, ...reading.findings],
    whereabouts: {
      places: reading.sites.map(({ position: { x, y, srid } }) => ({ x, y, srid })),
      organisations: reading.sites.flatMap(({ values }) =>
        [values.OrganisationLabel ?? values.OrganisationURI].flatMap(
          (name) => String(name ?? '') || [],
        ),
      ),
    },
    step: async (tx, from, to, context) => {
      const about = { ...context, map, dictionary };
      const done = await importRegister(tx, about, reading.sites.slice(from, to));
      if (to < total) return done;
      const named = referencesIn(reading);
      const source = REGISTER_SOURCE;
      const ends = await endMissing(tx, { ...context, source, named, endField, row });
      return {
        ...done,
        ended: done.ended + ends.ended,
        missing: ends.missing,
        findings: [...done.findings, ...ends.findings],
      };
    },
  };
}

/** Of every row, refused ones too: what cannot be read is not missing. */
function referencesIn({ sites, findings }: RegisterReading): string[] {
  const refused = findings.flatMap(({ reference }) => reference ?? []);
  return [...new Set([...sites.map(({ reference }) => reference), ...refused])];
}
