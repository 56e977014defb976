/**
 * Tests whether a place lies in a country, by the borders of Natural Earth at 1:10m, or at most a tenth of a degree off
 * its coast.
 */
import { readFileSync } from "node:fs"
import type { MultiPolygon, Polygon } from "geojson"
import { feature } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"

const atlas = JSON.parse(readFileSync("node_modules/world-atlas/countries-10m.json", "utf8")) as Topology<{
  countries: GeometryCollection<{ name: string }>
}>
const { features } = feature(atlas, atlas.objects.countries)
/** The names of some countries in Natural Earth. */
const names: Record<string, string> = { "United States": "United States of America" }

type Place = { latitude: number; longitude: number }

function isInRing(ring: readonly (readonly number[])[], { latitude, longitude }: Place): boolean {
  return ring.reduce((isIn, [x = 0, y = 0], i) => {
    const [u = 0, v = 0] = ring.at(i - 1) ?? []
    const crosses = y > latitude !== v > latitude && longitude < ((u - x) * (latitude - y)) / (v - y) + x
    return crosses ? !isIn : isIn
  }, false)
}

export function isInCountry({ latitude, longitude }: Place, country: string): boolean {
  const found = features.find(({ properties }) => properties.name === (names[country] ?? country))
  if (!found) throw new Error(`Natural Earth has no country called ${country}.`)
  const shape = found.geometry as Polygon | MultiPolygon
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates
  const steps = [0, -0.1, 0.1]
  return steps.some(dy =>
    steps.some(dx => {
      const place = { latitude: latitude + dy, longitude: longitude + dx }
      return polygons.some(
        ([outer = [], ...holes]) => isInRing(outer, place) && !holes.some(hole => isInRing(hole, place)),
      )
    }),
  )
}
