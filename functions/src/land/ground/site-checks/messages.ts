/** What checks across a site's field and its capacity say. */
export const siteCheckMessages = {
  delivery: (label: string, period: string, begins: string, year: number) =>
    `${label} is ${period}, but the trajectory begins in ${begins} (year ${year})`,
  homes: (label: string, homes: string, left: string) =>
    `${label} (${homes}) is more than the capacity of what is left after constraints (${left})`,
};
