/** The time that each picture of the favicon is shown, in milliseconds. */
export const pictureMs = 400
