import type { Tenant } from '../../platform/tenancy.ts';
import { abilities } from './document-look.ts';
import { DocumentHeader } from './header.tsx';
import { hasLandingPage } from './landing-page.ts';
import { pageStyle } from './style.ts';

/** What stands around a page that is no document, such as one that failed: the same tools beside the council's name. */
export const plainFrame = (tenant: Tenant) => ({
  header: <DocumentHeader hasList={hasLandingPage(tenant)} {...abilities(tenant)} />,
  style: pageStyle,
});
