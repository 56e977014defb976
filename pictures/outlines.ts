/** `npm run outlines`: simplifies outlines of Natural Earth (public domain) for the map kit. The output is deterministic. */
import { readFileSync, writeFileSync } from "node:fs"
import type { MultiPolygon, Polygon, Position } from "geojson"
import { feature, merge } from "topojson-client"
import { presimplify, simplify } from "topojson-simplify"
import type { GeometryCollection, Topology } from "topojson-specification"

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
type Ring = readonly Position[]
type Box = readonly [west: number, south: number, east: number, north: number]

const read = (name: string) =>
  JSON.parse(readFileSync(`node_modules/world-atlas/${name}.json`, "utf8")) as Countries

/** Minimum areas in square degrees: smaller corners of an outline and smaller islands are left out. */
type MinAreas = { corner: number; island: number }

const polygons = (shape: Polygon | MultiPolygon) =>
  shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates

/** Returns twice the area of a ring, in square degrees. */
function area(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x = 0, y = 0], i) => {
      const [u = 0, v = 0] = ring[(i + 1) % ring.length] ?? []
      return sum + x * v - u * y
    }, 0),
  )
}

/** Clips a ring at one side of a box (Sutherland and Hodgman, 1974); `side` is 1 to keep larger coordinates. */
function clipAtEdge(ring: Ring, axis: 0 | 1, edge: number, side: 1 | -1): Position[] {
  const isIn = (point: Position) => side * ((point[axis] ?? 0) - edge) >= 0
  return ring.flatMap((to, i) => {
    const from = ring.at(i - 1) ?? to
    if (isIn(from) === isIn(to)) return isIn(to) ? [to] : []
    const share = (edge - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0))
    const crossing = [0, 1].map(k => (from[k] ?? 0) + share * ((to[k] ?? 0) - (from[k] ?? 0)))
    return isIn(to) ? [crossing, to] : [crossing]
  })
}

/** Removes the jump of a ring that crosses the antimeridian: its longitudes may leave -180 to 180. */
function unwrapped(ring: Ring): Ring {
  let turn = 0
  return ring.map(([x = 0, y = 0], i) => {
    const step = x - (ring[i - 1]?.[0] ?? x)
    if (step > 180) turn -= 360
    if (step < -180) turn += 360
    return [x + turn, y]
  })
}

const clipped = (ring: Ring, [west, south, east, north]: Box): Ring =>
  clipAtEdge(clipAtEdge(clipAtEdge(clipAtEdge(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1)

/** Serialises each ring as "longitude latitude longitude ...", in units of 1 / `parts` degrees. */
function serialise(shape: Polygon | MultiPolygon, parts: number, island: number, box: Box): string[] {
  return polygons(shape)
    .flatMap(([outer = []]) => {
      const unwrappedRing = unwrapped(outer.slice(0, -1))
      return [-360, 0, 360].map(turn =>
        clipped(
          unwrappedRing.map(([x = 0, y = 0]) => [x + turn, y]),
          box,
        ),
      )
    })
    .filter(ring => ring.length > 2 && area(ring) >= island)
    .map(ring =>
      ring
        .flat()
        .map(degrees => Math.round(degrees * parts) + 0)
        .join(" "),
    )
}

function simplified(name: string, { corner }: MinAreas): Countries {
  return simplify(presimplify(read(name) as never), corner) as unknown as Countries
}

function world() {
  const minAreas: MinAreas = { corner: 0.45, island: 1.2 }
  const land = simplified("countries-110m", minAreas)
  const { features } = feature(land, land.objects.land)
  const box: Box = [-180, -58, 180, 84]
  return {
    parts: 10,
    land: features.flatMap(({ geometry }) => serialise(geometry as MultiPolygon, 10, minAreas.island, box)),
  }
}

function finland() {
  const minAreas: MinAreas = { corner: 0.004, island: 0.012 }
  const box: Box = [15, 58.6, 37, 71]
  const countries = simplified("countries-10m", minAreas)
  const named = (isOurs: (name: string) => boolean) =>
    merge(
      countries as never,
      countries.objects.countries.geometries.filter(({ properties }) =>
        isOurs((properties as { name?: string } | undefined)?.name ?? ""),
      ) as never,
    )
  const isFinland = (name: string) => name === "Finland" || name === "Åland"
  const neighbours = ["Sweden", "Norway", "Russia", "Estonia"]
  return {
    parts: 100,
    land: serialise(named(isFinland), 100, minAreas.island, box),
    around: serialise(
      named(name => neighbours.includes(name)),
      100,
      0.06,
      box,
    ),
  }
}

for (const [name, outlines] of Object.entries({ world: world(), finland: finland() })) {
  const text = `${JSON.stringify(outlines, null, 2)}\n`
  writeFileSync(`src/kits/map/${name}.json`, text)
  console.log(`${name}: ${text.length} bytes`)
}
