import { parseValue, type SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { invalidField } from '../../../platform/errors.ts';
import { siteFunctionMessages as messages } from './messages.ts';
import { isSiteFunction } from '../../../council/ground/configs/types/site-function-names.ts';
import { siteFunctions } from './registry.ts';
import { SiteFunctionRefusal, type SiteFunctionCall } from './site-function.ts';

/**
 * What a function of the registry makes of a site's fields, each as its column takes it. Throws payload-invalid with
 * the reason under `functionName`: an unknown function, a field that the council lacks, a value that does not fit.
 */
export async function runSiteFunction(
  name: string,
  call: Omit<SiteFunctionCall, 'today'>,
): Promise<Record<string, SiteValue>> {
  if (!isSiteFunction(name)) throw invalidField('functionName', messages.unknown(name));
  const { needs, run } = siteFunctions[name];
  const lacking = [...needs, ...call.columns].find((column) => !call.fields.has(column));
  if (lacking !== undefined) throw invalidField('functionName', messages.noField(lacking));
  try {
    const results = await run({ ...call, today: londonDay(new Date()) });
    return Object.fromEntries(
      Object.entries(results).map(([column, value]) => [column, fitting(call, column, value)]),
    );
  } catch (error) {
    if (error instanceof SiteFunctionRefusal) throw invalidField('functionName', error.message);
    throw error;
  }
}

function fitting({ fields }: Pick<SiteFunctionCall, 'fields'>, column: string, value: SiteValue) {
  const field = fields.get(column);
  if (!field) throw new SiteFunctionRefusal(messages.noField(column));
  const parsed = parseValue(field, value);
  if ('problem' in parsed) throw new SiteFunctionRefusal(`${field.label}: ${parsed.problem}`);
  return parsed.value;
}
