/** A control's height: on phones a finger wants more than the workspace's 32 px. */
export const touchable = { base: '11', md: '8' } as const;
