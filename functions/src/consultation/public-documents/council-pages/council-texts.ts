import type { Tenant } from '../../../platform/tenancy.ts';
import type { CouncilPageKind } from '../../ground/public-frame/council-page-kinds.ts';

export interface CouncilTexts {
  council: string;
  /** Whom the council has answer the public; null where it names nobody. */
  email: string | null;
  /** Whom it has answer what it keeps of somebody; null elsewhere than on the page about that. */
  deletionEmail: string | null;
  /** What it wrote itself among its settings; '' where it did not. */
  own: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What the settings of a council say for one of its pages. */
export function councilTextsOf({ name, record }: Tenant, kind: CouncilPageKind): CouncilTexts {
  const { forReply, forDeletionReq } = (record['emails'] ?? {}) as Partial<Record<string, unknown>>;
  const written = {
    accessibility: '',
    cookies: '',
    privacy: record['privacyPolicy'],
    terms: record['terms'],
  };
  return {
    council: name,
    email: text(forReply) || null,
    deletionEmail: kind === 'privacy' ? text(forDeletionReq) || null : null,
    own: text(written[kind]),
  };
}
