import { createContext, useContext } from 'react';

/** How the screen around the map shows a newly created site: selects it and moves there. */
export const ShowCreated = createContext<(siteId: number) => void>(() => undefined);
export const useShowCreated = () => useContext(ShowCreated);
