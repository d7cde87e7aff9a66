/** A name or password before the host of an address, wherever it stands; a password may have an @ of its own. */
const NAME_IN_ADDRESS = /(https?:\/\/)[^\s/?#<>"]+@/gi;

/** A text in which no address tells a name or a password. */
export const withoutNames = (text: string): string => text.replaceAll(NAME_IN_ADDRESS, '$1');
