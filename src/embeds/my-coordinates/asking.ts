/** Asking the browser where it is, and being told in words why it does not say. */
import { type Place, turned } from "./logic"

export type Fix = Place & {
  /** Metres: two times out of three it is not farther off than this. */
  accuracy: number
}

/** How long it may take, in milliseconds. */
export const timeoutMs = 20_000

const refusals: Record<number, string> = {
  1: "You said no, or your browser did. A made-up place has a better view.",
  2: "Your machine does not know where it is either. It happens in cellars.",
  3: "It took too long: a spruce before the satellite. You can ask again.",
}

const unknown = "Your browser would not say, and not why. A made-up place works anywhere."

/** The place of this device. Rejects with an Error whose message is for the visitor. */
export function askBrowser(): Promise<Fix> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator) || !navigator.geolocation) {
      reject(
        new Error(
          "This browser has no way to find out. Look out of the window, and write down what you see.",
        ),
      )
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude,
          longitude: turned(coords.longitude),
          accuracy: coords.accuracy,
        }),
      ({ code }) => reject(new Error(refusals[code] ?? unknown)),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    )
  })
}
