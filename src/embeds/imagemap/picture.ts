/** The size of the room's picture in pixels; all coordinates refer to it. */
export const picture = { width: 640, height: 400 }
