/** What searches for sites can ask beside the dictionary. */
export const askedOfSites = { tagged: true, valuesListed: true };
