/** Single quotes are doubled before sending (specification 000 section 5); the server undoes it. */
export const sentName = (name: string) => name.trim().replaceAll("'", "''");
