import { sql, type Tx } from '../../functions/src/platform/db.ts';
import type { DemoTerm } from '../../emulator-data/councils/base-fields.ts';

/** Writes a council's statuses, tags, types and presets; existing ones are left alone. */
export async function seedTerms(tx: Tx, terms: readonly DemoTerm[]): Promise<void> {
  for (const [place, term] of terms.entries()) {
    await sql`
      insert into dictionary_terms (kind, value, label, colour, details, position)
      values (${term.kind}, ${term.value}, ${term.label}, ${term.colour}, ${JSON.stringify(term.details)}::jsonb, ${place})
      on conflict do nothing`.execute(tx);
  }
}
