/** A map of Finland with parts of its neighbours, centred on the meridian of Finland's own maps. */
import finland from "./finland.json"
import { mapArea } from "./mapArea"
import { transverseMercator } from "./projection"

export const finlandMap = mapArea(finland, transverseMercator(27), [19.1, 59.5, 31.7, 70.2], 400)
