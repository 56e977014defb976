/** Wraps the browser's geolocation, with its errors in words. */
import { normaliseLongitude, type Place } from "./logic"

export type Fix = Place & {
  /** The accuracy radius in metres. */
  accuracy: number
}

/** The timeout in milliseconds. */
export const timeoutMs = 20_000

const refusals: Record<number, string> = {
  1: "You said no, or your browser did. A made-up place has a better view.",
  2: "Your machine does not know either. It happens in cellars.",
  3: "It took too long. There is a spruce in front of the satellite. Ask again.",
}

const unknown = "Your browser would not say. A made-up place works anywhere."

/** Returns the position of this device. Rejects with an Error whose message is meant for the visitor. */
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
          longitude: normaliseLongitude(coords.longitude),
          accuracy: coords.accuracy,
        }),
      ({ code }) => reject(new Error(refusals[code] ?? unknown)),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 60_000 },
    )
  })
}
