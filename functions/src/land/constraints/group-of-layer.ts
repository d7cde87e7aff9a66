/** How a layer bears on a site: it stands in the way, is weighed, or is what the site can reach. */
export const constraintGroups = ['hard', 'soft', 'access'] as const;
export type ConstraintGroup = (typeof constraintGroups)[number];

interface Named {
  layerName: string;
  themeId: string | null;
  category: string | null;
}

/** Designations on which national policy leaves next to nothing to be built. */
const HARD =
  /flood zone 3|functional floodplain|green belt|local green space|ancient woodland|special scientific interest|\bsssi|special (area|protection)|\bramsar|scheduled monument|national park|nature reserve|registered (park|battlefield)/i;
const ACCESS =
  /access|transport|movement|services|facilit|highway|road|street|rail|station|\bbus\b|cycle|rights? of way|footpath|school|surger|hospital|shop|town centre/i;

/**
 * The group of a layer: the one that its category names ('Hard constraints', 'Access'), otherwise by what the layer is
 * called, then by its theme and category.
 */
export function groupOfLayer({ layerName, themeId, category }: Named): ConstraintGroup {
  const given = /^(hard|soft|access)\b/i.exec(category ?? '')?.[1]?.toLowerCase();
  if (given) return given as ConstraintGroup;
  if (HARD.test(layerName)) return 'hard';
  const around = [themeId, category].filter(Boolean).join(' ');
  return ACCESS.test(layerName) || ACCESS.test(around) ? 'access' : 'soft';
}
