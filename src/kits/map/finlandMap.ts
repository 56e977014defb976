/** Finland with the edges of its neighbours, round the meridian that its own maps use. */
import finland from "./finland.json"
import { mapArea } from "./mapArea"
import { transverseMercator } from "./projection"

export const finlandMap = mapArea(finland, transverseMercator(27), [19.1, 59.5, 31.7, 70.2], 400)
