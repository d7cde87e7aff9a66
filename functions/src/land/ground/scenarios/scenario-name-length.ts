/** The longest name of a scenario. */
export const MAX_SCENARIO_NAME_LENGTH = 100;
