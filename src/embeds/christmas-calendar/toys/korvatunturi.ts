/** Calculates distances to Korvatunturi, the home of Joulupukki. */

type Place = { name: string; latitude: number; longitude: number }

/** The fell on the border of Finland and Russia, in degrees north and east. */
export const korvatunturi: Place = { name: "Korvatunturi", latitude: 68.07, longitude: 29.32 }

export const cities: readonly Place[] = [
  { name: "Helsinki", latitude: 60.17, longitude: 24.94 },
  { name: "Berlin", latitude: 52.52, longitude: 13.41 },
  { name: "Buenos Aires", latitude: -34.6, longitude: -58.38 },
  { name: "London", latitude: 51.51, longitude: -0.13 },
  { name: "Nairobi", latitude: -1.29, longitude: 36.82 },
  { name: "New York", latitude: 40.71, longitude: -74.01 },
  { name: "Oulu", latitude: 65.01, longitude: 25.47 },
  { name: "Reykjavík", latitude: 64.15, longitude: -21.94 },
  { name: "Rovaniemi", latitude: 66.5, longitude: 25.73 },
  { name: "Stockholm", latitude: 59.33, longitude: 18.07 },
  { name: "Sydney", latitude: -33.87, longitude: 151.21 },
  { name: "Tokyo", latitude: 35.68, longitude: 139.69 },
]

/** Returns the days on foot for a distance in kilometres, at 30 km a day. */
export function daysOnFoot(distance: number): number {
  return Math.ceil(distance / 30)
}
