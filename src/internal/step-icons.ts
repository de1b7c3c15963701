/** Outlines of the buttons of a player, for a box of 24 by 24: one step back, one step on. */
export const stepBack = 'M18.5 5v14l-10-7ZM5.5 5v14';
export const stepForward = 'M5.5 5v14l10-7ZM18.5 5v14';
