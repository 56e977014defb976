type Town = readonly [longitude: number, latitude: number]

/** Longitude and latitude of Hanko, Tampere, Kuopio, Oulu, Rovaniemi and Utsjoki. */
const towns: readonly Town[] = [
  [22.97, 59.82],
  [23.77, 61.5],
  [27.68, 62.89],
  [25.47, 65.01],
  [25.73, 66.5],
  [27.03, 69.91],
]

/** A rough outline of Finland, in degrees of longitude and latitude. */
const outline =
  "22.9 59.8,25 60.1,27.8 60.5,29 61.2,31.5 62.9,30.1 63.7,30 64.5,29.6 65.2,29.6 66.2,29 66.9,30 67.7,28.5 68.5,28.8 69.1,29.2 69.6,27.9 70.1,26.5 69.9,25.7 69.2,23.2 68.6,22.3 68.7,20.6 69.1,23 68.3,23.6 67.9,24 66.8,24.1 65.8,25.4 65,24.4 64.7,23.1 63.9,21.4 63.1,21.3 62.3,21.4 61.6,21.4 60.6"

/**
 * The length of a degree of latitude in units of the drawing. A degree of longitude is about 0.44 of it at this
 * latitude.
 */
const unitsPerDegree = 7

const onChart = ([longitude, latitude]: Town): Town => [
  (longitude - 19.5) * unitsPerDegree * 0.44,
  (70.5 - latitude) * unitsPerDegree,
]

const border = outline
  .split(",")
  .map(point => onChart(point.split(" ").map(Number) as unknown as Town).join(" "))
  .join("L")

const between = (from: number, to: number, part: number) => from + (to - from) * part

/** A map with the route flown so far; `part` is the fraction of the current leg, 0 to 1. */
export function Chart({ leg, part }: { leg: number; part: number }) {
  const points = towns.map(onChart)
  const from = points[leg - 1] ?? [0, 0]
  const to = points[leg] ?? from
  const here = [between(from[0], to[0], part), between(from[1], to[1], part)]
  const way = [...points.slice(0, leg), here]
  return (
    <g transform="translate(10 8)">
      <rect x="-5" y="-4" width="48" height="84" fill="#fffdf3" stroke="#8a7a4a" />
      <path d={`M${border}Z`} fill="#cfe3c2" stroke="#56743f" />
      <path
        d={`M${way.map(point => point.join(" ")).join("L")}`}
        fill="none"
        stroke="#b3202c"
        strokeWidth="1.5"
      />
      {points.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r="1.4" fill="#111" />
      ))}
      <circle cx={here[0]} cy={here[1]} r="3.2" fill="#b3202c" stroke="#fff" />
    </g>
  )
}
