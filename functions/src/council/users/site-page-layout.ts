import { closed, yup } from '../../platform/contract.ts';

/** Widths of the site's page that are arranged by themselves (specification 000 section 2.5). */
const breakpoints = ['4k', '2k', 'lg', 'md', 'sm', 'xs', 'xxs'] as const;

const MAX_PANELS = 50;
const MAX_NAME = 40;
const cells = () => yup.number().integer().min(0).max(1000).required();

/** A panel's place; what else react-grid-layout says of it is kept. */
const place = yup
  .object({
    i: yup.string().max(MAX_NAME).required(),
    x: cells(),
    y: cells(),
    w: cells(),
    h: cells(),
  })
  .required();
const places = () => yup.array().of(place).max(MAX_PANELS);
const byBreakpoint = Object.fromEntries(breakpoints.map((each) => [each, places()])) as Record<
  (typeof breakpoints)[number],
  ReturnType<typeof places>
>;

/** How somebody arranged the site's page: by breakpoint, with when and what is hidden, or the breakpoints alone. */
export const sitePageLayout = closed({
  savedAt: yup.string().max(MAX_NAME),
  layouts: closed(byBreakpoint).optional().default(undefined),
  hidden: yup.array().of(yup.string().max(MAX_NAME).required()).max(MAX_PANELS),
  ...byBreakpoint,
});
