/** Why a part of the page did not start, in words for whoever reads it. */
export class IslandFault extends Error {}
