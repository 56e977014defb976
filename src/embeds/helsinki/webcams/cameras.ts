/** The four cameras and their paint functions. */
import { esplanadi } from "./painting/esplanadi"
import { market } from "./painting/market"
import type { Painter } from "./painting/paint"
import { senate } from "./painting/senate"
import { tramStop } from "./painting/tramStop"
import type { CameraKey } from "./painting/visitor"

export type Camera = {
  key: CameraKey
  name: string
  paint: Painter
}

export const cameras: readonly Camera[] = [
  { key: "senate", name: "Senate Square", paint: senate },
  { key: "market", name: "Market Square", paint: market },
  { key: "esplanadi", name: "Esplanadi", paint: esplanadi },
  { key: "tram", name: "Hakaniemi tram stop", paint: tramStop },
]
