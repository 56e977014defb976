/** The size of the room's picture, in which its coordinates are given. */
export const picture = { width: 640, height: 400 }
